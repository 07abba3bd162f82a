import type { Page } from '@playwright/test';
import { careLevels } from '#app/content/articles/care-levels.ts';
import { staff } from '#app/content/content.server.ts';
import { informationPage } from '#app/content/pages/information.server.ts';
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { words as afterHoursWords } from '#app/pages/after-hours/words.ts';
import { words as articleWords } from '#app/parts/article/words.ts';
import { words as careWords } from '#app/parts/care-levels/words.ts';
import { words as hoursWords } from '#app/parts/hours/words.ts';
import { words as informationWords } from '#app/parts/information/words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { words as uiWords } from '#app/ui/words.ts';
import { hrefTo } from '../support/links.ts';
import { printed } from '../support/pdf.ts';
import { frame, officePhones } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const closedPage = afterHours();
const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

/** Returns a section of the first visit's content by its id. */
function section(language: Language, id: string) {
  const found = informationPage('first-visit', language).sections.find((one) => one.id === id);
  if (!found) throw new Error(`No section "${id}" in content/first-visit.yaml`);
  return found;
}

for (const language of triedLanguages) {
  test(`${language}: the page for new patients leads to the first visit, which tells what happens and goes along on one sheet`, {
    tag: '@release',
  }, async ({ page }) => {
    const { sections } = informationPage('first-visit', language);

    await page.goto(pathOf('new-patient', language));
    const link = informationPage('new-patient', language).sections.find(({ id }) => id === 'first-visit')?.link;
    await page.getByRole('main').getByRole('link', { name: link?.text, exact: true }).click();
    await expect(page).toHaveURL(pathOf('first-visit', language));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await test.step('how long, what to bring and what happens, and where to read on', async () => {
      await expect(page.getByRole('list', { name: informationWords.atAGlance[language] })).toContainText(
        section(language, 'time').text[0] ?? '',
      );
      for (const item of section(language, 'bring').items)
        await expect(page.getByRole('checkbox', { name: item, exact: true })).toBeVisible();
      for (const step of section(language, 'visit').items) await expect(page.getByRole('listitem').filter({ hasText: step })).toBeVisible();
      for (const { title, link } of sections) {
        await expect(region(page, title)).toBeVisible();
        if (link) {
          const way = region(page, title).getByRole('link', { name: link.text, exact: true });
          await expect(way).toHaveAttribute('href', hrefTo(pathOf(link.to, language)));
        }
      }
    });

    await test.step('the three doctors one meets, each with a way to the profile', async () => {
      const people = region(page, section(language, 'meet').title);
      for (const { id, name, credentials, portraitAlt } of frame[language].physicians) {
        await expect(people.getByRole('img', { name: portraitAlt, exact: true })).toBeVisible();
        const profile = people.getByRole('link', { name: `${name}, ${credentials}`, exact: true });
        await expect(profile).toHaveAttribute('href', hrefTo(pathOf(`physician/${id}` as 'physician/marquez', language)));
      }
      for (const { name } of staff().quotes) await expect(people).not.toContainText(name);
    });

    await test.step('one sheet to take along, with every section on it', async () => {
      expect((await printed(page)).pages).toBe(1);
      await page.emulateMedia({ media: 'print' });
      for (const { title } of sections) await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: informationWords.printPage[language] })).toBeHidden();
    });
  });
}

/** Expects the content of the page for when we are closed, with scripts and without. */
async function expectCare(page: Page, language: Language) {
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', 'tel:911');
  const steps = page.getByRole('main').getByRole('link', { name: afterHoursWords.steps[language], exact: true });
  await expect(steps).toHaveAttribute('href', hrefTo(pathOf('emergency', language)));
  const isDraft = closedPage.review.status === 'draft';
  if (isDraft) await page.getByText(uiWords.draft[language], { exact: true }).click();
  await expect(page.getByText(articleWords.draft[language])).toBeVisible({ visible: isDraft });
  await page.getByRole('heading', { name: articleWords.sources[language], exact: true }).click();
  await expect(page.getByText(articleWords.toConfirm[language](closedPage.confirm.length))).toBeVisible({ visible: isDraft });
  const [{ title, care, home }] = closedPage.situations as [(typeof closedPage.situations)[number]];
  await page.getByRole('main').locator('summary').getByText(title[language], { exact: true }).click();
  const items = [...careLevels.flatMap((level) => care[level]?.items ?? []), ...home].map((item) => item[language]);
  await expect(region(page, title[language]).getByRole('listitem').filter({ visible: true })).toContainText(items);
  for (const { shown, href } of officePhones) {
    const phone = page.getByRole('main').getByRole('link', { name: shown, exact: true });
    await expect(phone, 'once on the page').toHaveCount(1);
    await expect(phone).toHaveAttribute('href', href);
  }
}

/** A Friday an hour after closing, and the Monday after it, an hour after opening. */
const moments = { closed: new Date('2026-11-20T14:00-06:00'), open: new Date('2026-11-23T09:00-06:00') } as const;
const stated = {
  closed: { en: 'Opens Monday at 8 am', es: 'Abre el lunes a las 8:00 a. m.' },
  open: { en: 'Office open until 12 pm', es: 'Consultorio abierto hasta las 12:00 p. m.' },
} as const;

/** Expects each office's status at a moment, and only the current advice on whom to call. */
async function expectToSay(page: Page, language: Language, says: 'open' | 'closed') {
  const answering = region(page, closedPage.answering.title[language]);
  for (const office of frame[language].offices) {
    const line = answering.getByRole('listitem').filter({ hasText: office.name, visible: true });
    await expect(line.getByText(stated[says][language], { exact: true })).toBeVisible();
  }
  for (const state of ['open', 'closed'] as const)
    await expect(answering.getByText(afterHoursWords[state][language]).filter({ visible: true })).toHaveCount(state === says ? 1 : 0);
}

for (const language of triedLanguages) {
  test(`${language}: the page for when we are closed says what holds now, and calls 911 before anything else`, async ({ page }) => {
    await test.step('opened when both offices are closed, it says so, and when they open', async () => {
      await page.clock.setFixedTime(moments.closed);
      await page.goto(pathOf('after-hours', language));
      await expectToSay(page, language, 'closed');
    });

    await test.step('looked at again when we are open after all, it says so too', async () => {
      await page.clock.setFixedTime(moments.open);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expectToSay(page, language, 'open');
    });

    await test.step('911 first, then every situation at its levels, and each phone once', () => expectCare(page, language));

    await test.step('a number leads to its source', async () => {
      for (const { url } of closedPage.sources)
        await expect(region(page, afterHoursWords.sources[language]).locator(`a[href="${url}"]`)).toHaveCount(1);
      const [first] = closedPage.situations;
      await region(page, first?.title[language] ?? '')
        .getByRole('link', { name: afterHoursWords.source[language](1), exact: true })
        .click();
      await expect(page.locator('#source-1')).toBeInViewport();
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of triedLanguages) {
    test(`${language}: the care cards are whole, nothing claims to know the hour, and the first visit can be read and ticked`, {
      tag: '@release',
    }, async ({ page }) => {
      await test.step('when we are closed', async () => {
        await page.goto(pathOf('after-hours', language));
        await expectCare(page, language);
        const answering = region(page, closedPage.answering.title[language]);
        await expect(answering).toContainText(/8(:00)?\sa\.\s?m\.–12(:00)?\sp\.\s?m\.|8\sam–12\spm/);
        for (const half of [afterHoursWords.ifOpen, careWords.closed]) await expect(answering).toContainText(half[language]);
        await expect(answering).not.toContainText(hoursWords.closedNow[language]);
      });

      await test.step('the first visit', async () => {
        await page.goto(pathOf('first-visit', language));
        const [item = ''] = section(language, 'bring').items;
        await page.getByRole('checkbox', { name: item, exact: true }).check();
        await expect(page.getByRole('checkbox', { name: item, exact: true })).toBeChecked();
        await expect(page.getByRole('button', { name: informationWords.printPage[language] })).toBeHidden();
      });
    });
  }
});
