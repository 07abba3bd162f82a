import type { Page } from '@playwright/test';
import { cedarYear, seasons } from '#app/content/seasons/seasons.server.ts';
import { capitalised, monthName } from '#app/lib/calendar-names.ts';
import { words as hourWords } from '#app/parts/hours/words.ts';
import { words } from '#app/parts/seasons/words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { holdScripts, hydrate } from '../support/hydration.ts';
import { sidewaysOverflow } from '../support/layout.ts';
import { shiftSoFar, watchShift } from '../support/layout-shift.ts';
import { printed } from '../support/pdf.ts';
import { frame } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const { types, months, helps, draft } = seasons();
/** The start of the home page's text about the current level, 0 to 3. */
const heldNow = {
  en: ['None now', 'Low now', 'Moderate now', 'High now'],
  es: ['Ahora nada', 'Ahora bajo', 'Ahora moderado', 'Ahora alto'],
} as const satisfies Record<Language, readonly string[]>;
const isInTheAir = ({ level }: { readonly level: readonly number[] }, month: number) => (level[month - 1] ?? 0) > 0;

/** Three days in San Antonio; the last is already January in Tokyo, where the test's device is. */
const days = [
  { name: 'a January day', at: '2026-01-15T18:00:00Z', month: 1 },
  { name: 'a July day', at: '2026-07-15T17:00:00Z', month: 7 },
  { name: 'December 31, 11:30 pm', at: '2027-01-01T05:30:00Z', month: 12 },
] as const;
const [, july, lastNight] = days;
const triedDays = visitsEverything ? days : [lastNight];

/** The month with the most. */
const march = new Date('2026-03-15T18:00:00Z');
/** Windows of one visitor: on the widest, the chart is in view. */
const windows = [
  { id: 'seasons', width: 360, height: 740 },
  { id: 'seasons', width: 768, height: 1024 },
  { id: 'seasons', width: 1280, height: 900 },
  { id: 'home', width: 360, height: 740 },
  { id: 'home', width: 768, height: 1024 },
  { id: 'home', width: 1280, height: 900 },
] as const;
const triedWindows = visitsEverything ? windows : windows.filter(({ id, width }) => width === 360 || (id === 'seasons' && width === 1280));

const askedAbout = 'mountain-cedar';
const asked = types.find(({ id }) => id === askedAbout);

const monthTitle = (month: number, language: Language) => capitalised(monthName(month, language), language);
const chart = (page: Page, language: Language) => page.getByRole('table', { name: words.chartName[language] });
const header = (page: Page, language: Language, place: number) => chart(page, language).getByRole('columnheader').nth(place);

/** Expects this month first in the chart, marked in the list, and described at the head of the page. */
async function expectMonth(page: Page, language: Language, month: number) {
  const now = page.getByRole('region', { name: words.inTheAirIn[language](monthName(month, language)), exact: true });
  await expect(now).toBeVisible();
  const told = await now.textContent();
  for (const { short } of types.filter((type) => isInTheAir(type, month))) expect(told).toMatch(new RegExp(short[language], 'i'));
  const absent = types.filter((type) => !isInTheAir(type, month) && type.id !== askedAbout).map(({ short }) => short[language]);
  await expect(now.getByText(new RegExp(`(?<!\\p{L})(${absent.join('|')})(?!\\p{L})`, 'iu')).filter({ visible: true })).toHaveCount(0);
  // Cedar is described in every month, because people ask for it.
  await expect(now.getByText(new RegExp(`^${asked?.short[language]}: `)).first()).toBeVisible();
  for (const id of months[month - 1]?.helps ?? []) {
    expect(told).toContain(helps.find((help) => help.id === id)?.text[language] ?? 'no such help');
  }

  await expect(header(page, language, 1)).toContainText(words.thisMonth[language]);
  await expect(header(page, language, 1)).toContainText(monthTitle(month, language));
  await expect(header(page, language, 12)).toContainText(monthTitle(month === 1 ? 12 : month - 1, language));
  await expect(chart(page, language).getByText(words.thisMonth[language])).toHaveCount(1);
  const list = page.getByRole('heading', { name: words.monthsTitle[language], exact: true });
  await list.click();
  const marked = page.getByRole('listitem').filter({ has: page.locator('summary', { hasText: words.thisMonth[language] }) });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText(monthTitle(month, language));
  await list.click();
}

for (const { name, at, month } of triedDays) {
  for (const language of triedLanguages) {
    test(`${language}: on ${name} home says where the cedar is in its year, and the page of the air shows the month first and leads on`, {
      tag: '@release',
    }, async ({ page }) => {
      await page.clock.setFixedTime(new Date(at));

      await test.step('home says where the cedar is in its year and leads on', async () => {
        await page.goto(pathOf('home', language));
        await hydrate(page);
        const today = page.getByRole('region', { name: hourWords.today[language], exact: true });
        const level = heldNow[language][cedarYear().levels[month - 1] ?? 0];
        await expect(today.getByText(new RegExp(`^${level}, `))).toBeVisible();
        await today.getByRole('link', { name: words.homeMore[language] }).click();
        await expect(page).toHaveURL(pathOf('seasons', language));
        await expectMonth(page, language, month);
      });

      await test.step('opened by its address it shows the month, and what helps, before the page is hydrated and after', async () => {
        await page.goto(pathOf('seasons', language));
        await expectMonth(page, language, month);
        await hydrate(page);
        await expectMonth(page, language, month);
      });

      await test.step('it leads to the day’s count outside, and says that it is a draft', async () => {
        const link = page.getByRole('main').getByRole('link', { name: words.countLink[language] });
        await expect(link).toHaveAttribute('href', frame[language].outside.pollenCount);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(page.getByText(words.draftTitle[language])).toHaveCount(draft ? 1 : 0);
      });

      await test.step('a month opens, and closes the one before', async () => {
        const unfolding = (one: number) => page.locator('details[name=month]').nth(one - 1);
        await page.getByRole('heading', { name: words.monthsTitle[language], exact: true }).click();
        await unfolding(3).locator('summary').click();
        await expect(unfolding(3)).toContainText(types.find(({ id }) => id === 'oak')?.short[language] ?? 'no such plant');
        await expect(unfolding(3).getByRole('heading', { name: words.helps[language] })).toBeVisible();
        await unfolding(9).locator('summary').click();
        await expect(unfolding(9).getByRole('heading', { name: words.helps[language] })).toBeVisible();
        await expect(unfolding(3).getByRole('heading', { name: words.helps[language] })).toBeHidden();
      });
    });
  }
}

for (const language of triedLanguages) {
  test(`${language}: a July visitor sees July first, on every screen and on paper, and goes on to the offices`, {
    tag: '@release',
  }, async ({ page }) => {
    await page.clock.setFixedTime(new Date(july.at));
    await page.goto(pathOf('seasons', language));

    await test.step('it shows July first, before the page is hydrated and after', async () => {
      await expectMonth(page, language, july.month);
      await hydrate(page);
      await expectMonth(page, language, july.month);
    });

    await test.step('in forced colors the bars and the present month stay', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const look = await chart(page, language).evaluate((table) => {
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
      await page.emulateMedia({ forcedColors: null });
    });

    await test.step('it prints on one sheet, the chart and no cards', async () => {
      expect((await printed(page)).pages).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(chart(page, language)).toBeVisible();
      await expect(page.getByRole('article').first()).toBeHidden();
      await page.emulateMedia({ media: null });
    });

    await test.step('the chart fits a phone of 360 px without scrolling', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      expect((await sidewaysOverflow(page)).pixels).toBe(0);
      const { scroll, client } = await page
        .getByRole('group', { name: words.chartName[language] })
        .evaluate(({ scrollWidth, clientWidth }) => ({ scroll: scrollWidth, client: clientWidth }));
      expect(scroll).toBeLessThanOrEqual(client);
      await page.setViewportSize({ width: 1280, height: 720 });
    });

    await test.step('the offices come without a full load, the hours of now show', async () => {
      await page.evaluate(() => Object.assign(window, { stays: true }));
      await page
        .locator(`a[href="${pathOf('locations', language)}"]`)
        .filter({ visible: true })
        .first()
        .click();
      await expect(page).toHaveURL(pathOf('locations', language));
      await expect(page.getByRole('main').getByText(hourWords.today[language], { exact: true }).first()).toBeVisible();
      expect(await page.evaluate(() => (window as Window & { stays?: boolean }).stays)).toBe(true);
    });
  });
}

test('nothing moves when the page learns the month', { tag: '@release' }, async ({ page }) => {
  await page.clock.setFixedTime(march);
  await watchShift(page);
  for (const { id, width, height } of triedWindows) {
    await test.step(`${id} at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      const live = await holdScripts(page, /\/assets\/live-/);
      await page.goto(pathOf(id, 'es'));
      await page.evaluate(() => document.fonts.ready);
      const chartBox = () => (id === 'seasons' && width === 1280 ? chart(page, 'es').boundingBox() : null);
      const before = await chartBox();
      live.release();
      await hydrate(page);
      if (id === 'seasons') await expect(header(page, 'es', 1)).toContainText(words.thisMonth.es);
      expect(await shiftSoFar(page)).toBeLessThan(0.01);
      expect(await chartBox()).toEqual(before);
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of triedLanguages) {
    test(`${language}: home claims nothing about now and leads to the page`, { tag: '@release' }, async ({ page }) => {
      const main = page.getByRole('main');
      await test.step('home leads to the page and claims nothing', async () => {
        await page.goto(pathOf('home', language));
        expect(await main.innerText()).not.toMatch(new RegExp(`(${heldNow[language].join('|')}),`, 'i'));
        await page.getByRole('link', { name: words.homeLater[language] }).click();
        await expect(page).toHaveURL(pathOf('seasons', language));
      });
    });
  }
});

test('my air is drawn on the device, for one sheet of paper', { tag: '@release' }, async ({ page }) => {
  await page.goto(`${pathOf('seasons', 'es')}#mine=mountain-cedar.oak`);
  await hydrate(page);
  const ring = page.getByRole('img', { name: words.myAirPicture.es });
  const colors = () =>
    ring.evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      const seen = new Set<number>();
      for (let at = 0; at < pixels.length; at += 4 * 97)
        seen.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
      return seen.size;
    });
  await expect.poll(colors, 'ridges and grains').toBeGreaterThan(100);
  expect((await printed(page)).pages).toBe(1);
});
