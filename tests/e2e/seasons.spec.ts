import type { Page } from '@playwright/test';
import { yearStrip } from '#app/content/content.server.ts';
import { cedarYear, seasons } from '#app/content/seasons/seasons.server.ts';
import { airIn, levelIn } from '#app/pages/seasons/air-in-month.ts';
import { levelWord } from '#app/pages/seasons/level-bar.tsx';
import { words as hourWords } from '#app/parts/hours/words.ts';
import { monthsFrom } from '#app/parts/seasons/months-from.ts';
import { outlookText } from '#app/parts/seasons/outlook-text.ts';
import { words } from '#app/parts/seasons/words.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { capitalised, monthName } from '#app/ui/calendar-names.ts';
import { hydrate } from '../support/hydration.ts';
import { sidewaysOverflow } from '../support/layout.ts';
import { shiftSoFar, watchShift } from '../support/layout-shift.ts';
import { printed } from '../support/pdf.ts';
import { frame } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const { types, months, helps, draft } = seasons();
const air = yearStrip().months;

/** Three days of San Antonio's clocks; the last is already January in Tokyo, where the test's device is. */
const days = [
  { name: 'a January day', at: '2026-01-15T18:00:00Z', month: 1 },
  { name: 'a July day', at: '2026-07-15T17:00:00Z', month: 7 },
  { name: 'December 31, 11:30 pm', at: '2027-01-01T05:30:00Z', month: 12 },
] as const;

async function open(page: Page, language: Language, at: string) {
  await page.clock.setFixedTime(new Date(at));
  await page.goto(pathOf('seasons', language));
  await hydrate(page);
}

const askedAbout = 'mountain-cedar';
const asked = types.find(({ id }) => id === askedAbout);

const monthTitle = (month: number, language: Language) => capitalised(monthName(month, language), language);
const chart = (page: Page, language: Language) => page.getByRole('table', { name: words.chartName[language] });
const header = (page: Page, language: Language, place: number) => chart(page, language).getByRole('columnheader').nth(place);

/** The month first in the chart, marked in the list, and told of at the head of the page. */
async function expectMonth(page: Page, language: Language, month: number) {
  const now = page.getByRole('region', { name: words.inTheAirIn[language](monthName(month, language)), exact: true });
  await expect(now).toBeVisible();
  for (const { short } of airIn(types, month)) await expect(now).toContainText(new RegExp(short[language], 'i'));
  // Folded below is every plant in words, those that do not fly too.
  const absent = types.filter((type) => levelIn(type, month) === 0 && type.id !== askedAbout).map(({ short }) => short[language]);
  await expect(now.getByText(new RegExp(`(?<!\\p{L})(${absent.join('|')})(?!\\p{L})`, 'iu')).filter({ visible: true })).toHaveCount(0);
  // Cedar is told of in every month: it is what people ask for.
  await expect(now.getByText(new RegExp(`^${asked?.short[language]}: `)).first()).toBeVisible();
  for (const id of months[month - 1]?.helps ?? []) {
    await expect(now).toContainText(helps.find((help) => help.id === id)?.text[language] ?? 'no such help');
  }

  await expect(header(page, language, 1)).toContainText(words.thisMonth[language]);
  const order = monthsFrom(month).map((one) => monthTitle(one, language));
  await expect(chart(page, language).getByRole('columnheader')).toContainText([/./, ...order]);
  await expect(chart(page, language).getByText(words.thisMonth[language])).toHaveCount(1);
  const list = page.getByRole('heading', { name: words.monthsTitle[language], exact: true });
  await list.click();
  const marked = page.getByRole('listitem').filter({ has: page.locator('summary', { hasText: words.thisMonth[language] }) });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText(monthTitle(month, language));
  await list.click();
}

for (const { name, at, month } of days) {
  for (const language of triedLanguages) {
    test(`${language}: ${name} shows its month first, and what helps, before the page is hydrated and after`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(at));
      await page.goto(pathOf('seasons', language));
      await expectMonth(page, language, month);
      await hydrate(page);
      await expectMonth(page, language, month);
    });

    test(`${language}: on ${name} home says where the cedar is in its year and leads on`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(at));
      await page.goto(pathOf('home', language));
      await hydrate(page);
      const today = page.getByRole('region', { name: hourWords.today[language], exact: true });
      const outlook = capitalised(outlookText(cedarYear().levels, month, language), language);
      await expect(today.getByText(outlook, { exact: true })).toBeVisible();
      await today.getByRole('link', { name: words.homeMore[language] }).click();
      await expect(page).toHaveURL(pathOf('seasons', language));
      await expectMonth(page, language, month);
    });
  }
}

test('from the seasons on to the offices without a full load, the hours of now show', async ({ page }) => {
  await open(page, 'es', days[1].at);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page
    .locator(`a[href="${pathOf('locations', 'es')}"]`)
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(pathOf('locations', 'es'));
  await expect(page.getByRole('main').getByText(hourWords.today.es, { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => (window as Window & { stays?: boolean }).stays)).toBe(true);
});

for (const language of triedLanguages) {
  test(`${language}: every cell of the chart says its level, in January’s order and in July’s`, async ({ page }) => {
    const w = wordsIn(words, language);
    for (const { at, month } of days.slice(0, 2)) {
      await open(page, language, at);
      const rows = await chart(page, language)
        .getByRole('row')
        .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())));
      for (const type of types) {
        const levels = monthsFrom(month).map((one) => levelIn(type, one));
        expect(rows).toContainEqual([type.short[language], ...levels.map((level) => `${level}, ${levelWord(level, w)}`)]);
      }
    }
  });

  test(`${language}: leads to the day’s count outside, and says that it is a draft`, async ({ page }) => {
    await open(page, language, days[0].at);
    const link = page.getByRole('main').getByRole('link', { name: words.countLink[language] });
    await expect(link).toHaveAttribute('href', frame[language].outside.pollenCount);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(page.getByText(words.draftTitle[language])).toHaveCount(draft ? 1 : 0);
  });

  test(`${language}: a month opens, and closes the one before`, async ({ page }) => {
    await open(page, language, days[0].at);
    const month = (one: number) => page.locator('details[name=month]').nth(one - 1);
    await page.getByRole('heading', { name: words.monthsTitle[language], exact: true }).click();
    await month(3).locator('summary').click();
    await expect(month(3)).toContainText(types.find(({ id }) => id === 'oak')?.short[language] ?? 'no such plant');
    await expect(month(3).getByRole('heading', { name: words.helps[language] })).toBeVisible();
    await month(9).locator('summary').click();
    await expect(month(9).getByRole('heading', { name: words.helps[language] })).toBeVisible();
    await expect(month(3).getByRole('heading', { name: words.helps[language] })).toBeHidden();
  });

  test(`${language}: prints on one sheet, the chart and no cards`, async ({ page }) => {
    await open(page, language, days[1].at);
    expect((await printed(page)).pages).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(chart(page, language)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeHidden();
  });
}

test.describe('nothing moves when the page learns the month', () => {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 900],
  ] as const) {
    for (const id of ['seasons', 'home'] as const) {
      test(`${id} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        // The fullest month.
        await page.clock.setFixedTime(new Date('2026-03-15T18:00:00Z'));
        await watchShift(page);
        await page.goto(pathOf(id, 'es'));
        await hydrate(page);
        expect(await shiftSoFar(page)).toBeLessThan(0.01);
      });
    }
  }

  test('the chart keeps its place and its size on a wide window', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-03-15T18:00:00Z'));
    let measured = () => {};
    const isMeasured = new Promise<void>((resolve) => {
      measured = resolve;
    });
    await page.route(/\/assets\/live-/, async (route) => {
      await isMeasured;
      await route.continue();
    });
    await page.goto(pathOf('seasons', 'es'));
    await page.evaluate(() => document.fonts.ready);
    const before = await chart(page, 'es').boundingBox();
    measured();
    await hydrate(page);
    await expect(header(page, 'es', 1)).toContainText(words.thisMonth.es);
    expect(await chart(page, 'es').boundingBox()).toEqual(before);
  });
});

test('the chart fits a phone of 360 px without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of triedLanguages) {
    await open(page, language, days[1].at);
    expect((await sidewaysOverflow(page)).pixels).toBe(0);
    const { scroll, client } = await page
      .getByRole('group', { name: words.chartName[language] })
      .evaluate(({ scrollWidth, clientWidth }) => ({ scroll: scrollWidth, client: clientWidth }));
    expect(scroll).toBeLessThanOrEqual(client);
  }
});

test('in forced colors the bars and the present month stay', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'en', days[0].at);
  const look = await chart(page, 'en').evaluate((table) => {
    const bar = table.querySelector('tbody td path');
    const first = table.querySelector('tbody td');
    return {
      fill: bar && getComputedStyle(bar).fill,
      page: getComputedStyle(document.body).backgroundColor,
      mark: first && getComputedStyle(first).borderLeftWidth,
    };
  });
  expect(look.fill).not.toBe(look.page);
  expect(look.mark).toBe('2px');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of triedLanguages) {
    test(`${language}: the year stands from January on and nothing claims now`, async ({ page }) => {
      await page.goto(pathOf('seasons', language));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: words.howTitle[language] })).toBeVisible();
      expect(await main.innerText()).not.toContain(words.thisMonth[language]);
      await page.getByRole('heading', { name: words.monthsTitle[language], exact: true }).click();
      for (const month of monthsFrom(1)) {
        await expect(header(page, language, month)).toContainText(monthTitle(month, language));
        const own = main.locator('details[name=month]').nth(month - 1);
        await expect(own.locator('summary')).toContainText(monthTitle(month, language));
        await expect(own.locator('summary')).toContainText(air[month - 1]?.words[language] ?? 'no such month');
      }
      await main.locator('details[name=month] summary').nth(8).click();
      const high = levelWord(3, wordsIn(words, language));
      await expect(main.locator('details[name=month][open]').getByText(high, { exact: true }).first()).toBeVisible();
    });

    test(`${language}: home leads to the page and claims nothing`, async ({ page }) => {
      await page.goto(pathOf('home', language));
      for (const level of [0, 1, 2, 3]) {
        const claim = words.nowLevel[language](levelWord(level, wordsIn(words, language)));
        expect((await page.getByRole('main').innerText()).toLowerCase()).not.toContain(`${claim},`);
      }
      await page.getByRole('link', { name: words.homeLater[language] }).click();
      await expect(page).toHaveURL(pathOf('seasons', language));
    });
  }
});
