import { readFile } from 'node:fs/promises';
import { plannerWords } from '#app/pages/medications/planner-words.ts';
import { words } from '#app/pages/medications/words.ts';
import { otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { languageLink } from '../support/header.ts';
import { holdScripts, hydrate } from '../support/hydration.ts';
import {
  classes,
  december10,
  expectPhones,
  genericOf,
  listed,
  november20,
  open,
  partsOf,
  plan,
  plans,
  section,
} from '../support/medicine-page.ts';
import { printed } from '../support/pdf.ts';
import { officePhones } from '../support/practice.ts';
import { blockStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

for (const language of triedLanguages) {
  test.describe(language, () => {
    test('a test on December 10: the last dose of each medicine, what comes first first', async ({ page }) => {
      const { planner, dates, under } = await open(page, language);
      await plan(page, language);
      await expect(dates).toHaveText(plans[language]);
      for (const [place, days, typed, id] of [
        [0, 7, 'Zyrtec', 'cetirizine'],
        [1, 3, 'Pepcid', 'famotidine'],
      ] as const) {
        const entry = under(plans[language][place]);
        await expect(entry.getByText(plannerWords.fullDays[language](days), { exact: true })).toBeVisible();
        await expect(entry.getByRole('listitem')).toHaveText([new RegExp(`^${typed} \\(${genericOf(id, language)}\\)`)]);
      }
      await expect(under(plans[language][0])).toContainText(/3 (months\? Call us|meses\? Llámenos)/);
      await expect(planner.getByText(plannerWords.caution[language])).toBeVisible();
      await expect(planner.getByRole('status')).toContainText(plannerWords.datesReady[language]);
      await expect(planner.getByRole('status')).toContainText(plans[language][0]);
    });

    test('without a choice the first list by class; with one, that alone, and the way out of it', async ({ page }) => {
      const { search, planner, box, day, dates, under } = await open(page, language, `#date=${december10}&take=all`);
      await expect(dates).toHaveText(plans[language]);
      const groups = classes.filter(({ id }) => listed('stop').some((one) => one.class === id));
      await expect(under().getByRole('listitem')).toHaveCount(groups.length);
      for (const { name } of groups) await expect(under().getByRole('listitem').filter({ hasText: name[language] })).toHaveCount(1);
      await day.fill('');
      await box.fill('pepcid');
      await search.getByRole('button', { name: words.addToPlan[language] }).first().click();
      await expect(planner.getByRole('status')).toHaveText(plannerWords.chooseDay[language](1));
      await search.getByRole('button', { name: plannerWords.chooseDayButton[language] }).click();
      await expect(day).toBeFocused();
      await day.fill(december10);
      await expect(dates).toHaveText(plans[language].slice(1));
      await planner.getByRole('button', { name: new RegExp(`^${plannerWords.remove[language]} ?: Pepcid$`) }).click();
      await expect(planner.getByText(plannerWords.wholeList[language])).toBeVisible();
      await expect(dates).toHaveText(plans[language]);
    });

    test('a closed day is refused, and the next open one offered', async ({ page }) => {
      const { planner, day, dates } = await open(page, language, '#date=2026-11-26&take=cetirizine');
      const next = { en: 'Monday, November 30', es: 'lunes 30 de noviembre' }[language];
      await expect(planner.getByRole('note')).toContainText(plannerWords.nextOpen[language](next));
      await expect(planner.getByRole('status')).toHaveText(plannerWords.chooseAnother[language]);
      await expect(dates).toHaveCount(0);
      await planner.getByRole('button', { name: plannerWords.takeNext[language](next) }).click();
      await expect(day).toHaveValue('2026-11-30');
      await expect(dates.last()).toHaveText(plannerWords.testOn[language](next));
    });

    test('a day in the past, and a day too near: said plainly, with both phones', async ({ page }) => {
      const { planner, day, dates, under } = await open(page, language, '#date=2026-11-19&take=cetirizine.famotidine');
      const past = { en: 'Thursday, November 19', es: 'jueves 19 de noviembre' }[language];
      await expect(planner.getByRole('note')).toContainText(plannerWords.past[language](past));
      await expectPhones(planner.getByRole('note'));
      await expect(dates).toHaveCount(0);
      await expect(planner.getByRole('button', { name: plannerWords.save[language] })).toHaveCount(0);

      await day.fill('2026-11-25');
      const late = plannerWords.tooLate[language]({ en: 'Tuesday, November 17', es: 'martes 17 de noviembre' }[language]);
      const ahead = plannerWords.lastDose[language]({ en: 'Saturday, November 21', es: 'sábado 21 de noviembre' }[language]);
      const visit = plannerWords.testOn[language]({ en: 'Wednesday, November 25', es: 'miércoles 25 de noviembre' }[language]);
      await expect(dates).toHaveText([late, ahead, visit]);
      await expect(under(late)).toContainText(plannerWords.tooLateText[language]);
      await expectPhones(under(late));

      await day.fill('2026-11-20');
      await expect(planner.getByText(plannerWords.testToday[language])).toBeVisible();
    });

    test('without a whole date it says what to fill in, and keeps the choice', async ({ page }) => {
      const { planner, day, dates } = await open(page, language, '#date=2026-02-30&take=cetirizine');
      const asksForDay = planner.getByText(plannerWords.noDay[language]);
      await expect(asksForDay).toBeVisible();
      for (const unfinished of ['', '0002-12-10']) {
        await day.fill(december10);
        await expect(dates).toHaveText([plans[language][0], plans[language][2]]);
        await expect(asksForDay).toBeHidden();
        await day.fill(unfinished);
        await expect(asksForDay).toBeVisible();
        await expect(dates).toHaveCount(0);
        await expect(planner.getByText(plannerWords.chosen[language](1))).toBeVisible();
      }
    });

    test('the calendar file holds one event for each day of last doses, and the visit', async ({ page }) => {
      const { planner } = await open(page, language);
      await plan(page, language, ['Zyrtec', 'Pepcid', 'Claritin']);
      const downloading = page.waitForEvent('download');
      await planner.getByRole('button', { name: plannerWords.save[language] }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe(`${plannerWords.fileName[language]}.ics`);
      // Folded lines made whole again.
      const text = (await readFile(await file.path(), 'utf8')).replaceAll(/\r\n[ \t]/g, '');
      const events = text.split('BEGIN:VEVENT').slice(1);
      expect(events.map((event) => /DTSTART;VALUE=DATE:(\d+)/.exec(event)?.[1])).toEqual(['20261202', '20261206', '20261210']);
      const [seven = '', , visit = ''] = events;
      for (const id of ['cetirizine', 'loratadine']) expect(seven).toContain(genericOf(id, language));
      expect(seven).not.toContain(genericOf('famotidine', language));
      // The daily user of cetirizine is warned where the dose is left out.
      expect(seven).toMatch(/Zyrtec \(.*(very strong itching|comezón muy fuerte)/);
      expect(visit).toContain(`SUMMARY:${plannerWords.eventTest[language]}`);
      for (const event of events) {
        for (const part of [words.draftTitle[language], ...officePhones.map(({ shown }) => shown)]) expect(event).toContain(part);
      }
      await expect(planner.getByText(plannerWords.saved[language])).toBeVisible();
    });

    test('a shared link brings back date and choice, and no request ever carries them', async ({ page, context }) => {
      const requests: string[] = [];
      context.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''} ${request.headers().referer ?? ''}`));
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
        const writeText = async (text: string) => document.documentElement.setAttribute('data-copied', text);
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      });
      const { planner } = await open(page, language);
      await plan(page, language);
      await expect(planner.getByText(plannerWords.privacy[language])).toBeVisible();
      await planner.getByRole('button', { name: plannerWords.share[language] }).click();
      await expect(planner.getByText(plannerWords.linkCopied[language])).toBeVisible();
      const link = new URL((await page.locator('html').getAttribute('data-copied')) ?? '');
      expect(link.pathname + link.search).toBe(pathOf('medications-to-avoid', language));

      const friend = await context.newPage();
      const theirs = await open(friend, language, link.hash);
      await expect(theirs.day).toHaveValue(december10);
      await expect(theirs.dates.first()).toBeInViewport();
      await expect(theirs.under().getByRole('listitem').first()).toContainText('Zyrtec');
      await expect(theirs.dates).toHaveText(plans[language]);
      await expect(theirs.under().getByRole('listitem')).toHaveCount(2);
      await friend.reload();
      await hydrate(friend);
      await expect(theirs.dates).toHaveText(plans[language]);
      await languageLink(friend, language).click();
      await expect(partsOf(friend, otherLanguage(language)).dates).toHaveText(plans[otherLanguage(language)]);

      expect(requests.length).toBeGreaterThan(2);
      expect(requests.filter((request) => /#|take=|2026-12-10|cetirizine|famotidine/.test(request))).toEqual([]);
    });

    test('printed: the visitor’s dates on one sheet, or the lists on three, always as a draft', async ({ page }) => {
      await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
      const { planner, day, dates } = await open(page, language);
      const draft = page.getByRole('main').getByText(words.draftTitle[language]);
      await plan(page, language);
      expect((await printed(page)).pages).toBe(1);
      await page.emulateMedia({ media: 'print' });
      for (const date of await dates.all()) await expect(date).toBeVisible();
      for (const text of [draft, planner.getByText(plannerWords.caution[language])]) await expect(text).toBeVisible();
      for (const part of [day, section(page, words.stopTitle[language])]) await expect(part).toBeHidden();

      await page.emulateMedia({ media: null });
      await page.getByRole('button', { name: words.printList[language] }).click();
      await page.emulateMedia({ media: 'print' });
      for (const title of [words.stopTitle, words.askTitle, words.keepTitle]) await expect(section(page, title[language])).toBeVisible();
      await expect(draft).toBeVisible();
      await expect(dates.first()).toBeHidden();
      await page.emulateMedia({ media: null });
      expect((await printed(page)).pages).toBeLessThanOrEqual(3);
      // The next sheet is the visitor's own again.
      await page.emulateMedia({ media: 'print' });
      await expect(dates.first()).toBeVisible();
    });
  });
}

for (const [what, language, today, testDay, id, lastDose] of [
  ['the end of a year', 'en', '2026-11-20', '2027-01-05', 'cetirizine', 'Last dose Monday, December 28'],
  ['a leap day', 'es', '2028-02-10', '2028-03-08', 'cetirizine', 'Última dosis: martes 29 de febrero'],
  ['the clock change in spring', 'en', '2026-02-20', '2026-03-10', 'cetirizine', 'Last dose Monday, March 2'],
  ['the clock change in fall', 'es', '2026-10-20', '2026-11-04', 'cetirizine', 'Última dosis: martes 27 de octubre'],
] as const) {
  test(`dates over ${what}`, async ({ page }) => {
    const { day, dates } = await open(page, language, `#take=${id}`, new Date(`${today}T16:00:00Z`));
    await day.fill(testDay);
    await expect(dates.first()).toHaveText(lastDose);
  });
}

test('today is the day in San Antonio, also when the visitor’s own clock is a day ahead', async ({ page }) => {
  // Half past ten in the evening of December 2 in San Antonio; December 3 where the browser stands.
  const { dates } = await open(page, 'en', `#date=${december10}&take=cetirizine`, new Date('2026-12-03T04:30:00Z'));
  await expect(dates).toHaveText(['Last dose today, Wednesday, December 2', plans.en[2]]);
});

test('a shared link shows its dates to who touches nothing', async ({ page }) => {
  await page.clock.setFixedTime(november20);
  await page.goto(`${pathOf('medications-to-avoid', 'es')}#date=${december10}&take=cetirizine.famotidine`);
  await expect(partsOf(page, 'es').dates).toHaveText(plans.es);
});

test('what was filled in before the page was hydrated counts', async ({ page }) => {
  const { box, day, cards, dates } = partsOf(page, 'es');
  await page.clock.setFixedTime(november20);
  const scripts = await holdScripts(page);
  await page.goto(pathOf('medications-to-avoid', 'es'));
  await box.fill('zyrtec');
  await day.fill(december10);
  await scripts.asked;
  scripts.release();
  await expect(cards.first()).toContainText('Zyrtec');
  await expect(dates).toHaveText(plans.es);
});

test('works where storage is blocked, and keeps nothing where it is not', async ({ page, context }) => {
  const { dates } = await open(page, 'en');
  await plan(page, 'en');
  await expect(dates).toHaveCount(3);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/2026-12-10|cetirizine|zyrtec/i);
  expect(await context.cookies()).toEqual([]);

  const blocked = await context.newPage();
  await blockStorage(blocked);
  const { dates: theirs } = await open(blocked, 'es');
  await plan(blocked, 'es');
  await expect(theirs).toHaveText(plans.es);
});
