import { readFile } from 'node:fs/promises';
import { medications } from '#app/content/medicines/medications.server.ts';
import { plannerWords } from '#app/pages/medications/planner-words.ts';
import { words } from '#app/pages/medications/words.ts';
import { otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { languageLink } from '../support/header.ts';
import { holdScripts } from '../support/hydration.ts';
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
import { blockStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

for (const language of triedLanguages) {
  test(`${language}: a plan for December 10 says each last dose, and its link brings it to a friend, past every server`, async ({
    page,
    context,
  }) => {
    const requests: string[] = [];
    context.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''} ${request.headers().referer ?? ''}`));
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      const writeText = async (text: string) => document.documentElement.setAttribute('data-copied', text);
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    const { planner, dates, under } = await open(page, language);
    await test.step('the last dose of each medicine, what comes first first', async () => {
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
      await expect(under(plans[language][0])).toContainText(/3 (months, call us|meses, llámenos)/);
      await expect(planner.getByText(plannerWords.caution[language])).toBeVisible();
      for (const text of [plannerWords.datesReady[language], plans[language][0]])
        await expect(planner.getByRole('status')).toContainText(text);
    });
    await test.step('nothing of it is stored', async () => {
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(stored).not.toMatch(/2026-12-10|cetirizine|zyrtec/i);
      expect(await context.cookies()).toEqual([]);
    });
    const friend = await context.newPage();
    const theirs = partsOf(friend, language);
    await test.step('the link shows date and choice to a friend who touches nothing', async () => {
      await expect(planner.getByText(plannerWords.privacy[language])).toBeVisible();
      await planner.getByRole('button', { name: plannerWords.share[language] }).click();
      await expect(planner.getByText(plannerWords.linkCopied[language])).toBeVisible();
      const link = new URL((await page.locator('html').getAttribute('data-copied')) ?? '');
      expect(link.pathname + link.search).toBe(pathOf('medications-to-avoid', language));
      await friend.goto(link.pathname + link.hash);
      await expect(theirs.day).toHaveValue(december10);
      await expect(theirs.dates.first()).toBeInViewport();
      await expect(theirs.under().getByRole('listitem').first()).toContainText('Zyrtec');
      await expect(theirs.dates).toHaveText(plans[language]);
      await expect(theirs.under().getByRole('listitem')).toHaveCount(2);
    });
    await test.step('the dates outlive a reload and come along into the other language', async () => {
      await friend.reload();
      await expect(theirs.dates).toHaveText(plans[language]);
      await languageLink(friend, language).click();
      await expect(partsOf(friend, otherLanguage(language)).dates).toHaveText(plans[otherLanguage(language)]);
    });
    expect(requests.length).toBeGreaterThan(2);
    expect(requests.filter((request) => /#|take=|2026-12-10|cetirizine|famotidine/.test(request))).toEqual([]);
  });

  test(`${language}: where storage is blocked, a plan is saved to the calendar and printed on one sheet`, { tag: '@release' }, async ({
    page,
  }) => {
    await blockStorage(page);
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    const { planner, day, dates } = await open(page, language, `#date=${december10}&take=all`);
    await plan(page, language, ['Zyrtec', 'Pepcid', 'Claritin']);
    await expect(dates).toHaveText(plans[language]);
    await test.step('the calendar file holds one event for each day of last doses, and the visit', async () => {
      const downloading = page.waitForEvent('download');
      await planner.getByRole('button', { name: plannerWords.save[language] }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe(`${plannerWords.fileName[language]}.ics`);
      const events = (await readFile(await file.path(), 'utf8')).split('BEGIN:VEVENT').slice(1);
      expect(events.map((event) => /DTSTART;VALUE=DATE:(\d+)/.exec(event)?.[1])).toEqual(['20261202', '20261206', '20261210']);
      await expect(planner.getByText(plannerWords.handedOver[language])).toBeVisible();
    });
    const isDraft = medications().draft === true;
    const draft = page.getByRole('main').getByText(words.draftTitle[language]);
    await test.step('the dates print on one sheet, as a draft', async () => {
      expect((await printed(page)).pages).toBe(1);
      await page.emulateMedia({ media: 'print' });
      for (const date of await dates.all()) await expect(date).toBeVisible();
      await expect(draft).toBeVisible({ visible: isDraft });
      await expect(planner.getByText(plannerWords.caution[language])).toBeVisible();
      for (const part of [day, section(page, words.stopTitle[language])]) await expect(part).toBeHidden();
      await page.emulateMedia({ media: null });
    });
    await test.step('the lists print on three sheets at most, as a draft, and the next sheet is the visitor’s own again', async () => {
      await page.getByRole('button', { name: words.printList[language] }).click();
      await page.emulateMedia({ media: 'print' });
      for (const title of [words.stopTitle, words.askTitle, words.keepTitle]) await expect(section(page, title[language])).toBeVisible();
      await expect(draft).toBeVisible({ visible: isDraft });
      await expect(dates.first()).toBeHidden();
      await page.emulateMedia({ media: null });
      expect((await printed(page)).pages).toBeLessThanOrEqual(3);
      await page.emulateMedia({ media: 'print' });
      await expect(dates.first()).toBeVisible();
    });
  });

  test(`${language}: a day filled in before the page is hydrated gives the first list by class; a choice, that alone; a closed or too near day, what to do`, {
    tag: '@release',
  }, async ({ page }) => {
    const { search, planner, box, day, cards, dates, under } = partsOf(page, language);
    await test.step('what was filled in before the page was hydrated counts', async () => {
      await page.clock.setFixedTime(november20);
      const scripts = await holdScripts(page);
      await page.goto(pathOf('medications-to-avoid', language));
      await box.fill('zyrtec');
      await day.fill(december10);
      await scripts.asked;
      scripts.release();
      await expect(cards.first()).toContainText('Zyrtec');
      await expect(dates).toHaveText(plans[language]);
    });
    await test.step('without a choice the first list stands there by class', async () => {
      const groups = classes.filter(({ id }) => listed('stop').some((one) => one.class === id));
      await expect(under().getByRole('listitem')).toHaveCount(groups.length);
      for (const { name } of groups) await expect(under().getByRole('listitem').filter({ hasText: name[language] })).toHaveCount(1);
    });
    await test.step('a medicine chosen before the day leads to the day, and stands alone', async () => {
      await day.fill('');
      await box.fill('pepcid');
      await search.getByRole('button', { name: words.addToPlan[language] }).first().click();
      await expect(planner.getByRole('status')).toHaveText(plannerWords.chooseDay[language](1));
      await search.getByRole('button', { name: plannerWords.chooseDayButton[language] }).click();
      await expect(day).toBeFocused();
      await day.fill(december10);
      await expect(dates).toHaveText(plans[language].slice(1));
    });
    await test.step('taken out again, it leaves the whole list', async () => {
      await planner.getByRole('button', { name: new RegExp(`^${plannerWords.remove[language]} ?: Pepcid$`) }).click();
      await expect(planner.getByText(plannerWords.wholeList[language])).toBeVisible();
      await expect(dates).toHaveText(plans[language]);
    });
    await test.step('a closed day has no dates and offers the next one; a day too near for a medicine has both phones', async () => {
      await plan(page, language);
      const next = { en: 'Monday, November 30', es: 'lunes 30 de noviembre' }[language];
      await day.fill('2026-11-26');
      await expect(planner.getByRole('status')).toHaveText(plannerWords.chooseAnother[language]);
      await expect(dates).toHaveCount(0);
      await planner.getByRole('button', { name: plannerWords.takeNext[language](next) }).click();
      await expect(dates.last()).toHaveText(plannerWords.testOn[language](next));
      await day.fill('2026-11-25');
      const late = plannerWords.tooLate[language]({ en: 'Tuesday, November 17', es: 'martes 17 de noviembre' }[language]);
      await expect(under(late)).toContainText(plannerWords.tooLateText[language]);
      await expectPhones(under(late));
    });
  });
}
