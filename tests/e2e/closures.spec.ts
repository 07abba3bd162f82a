import type { Page } from '@playwright/test';
import { assistantWords } from '#app/frame/assistant-words.ts';
import { closureWords } from '#app/parts/hours/closure-words.ts';
import { type Language, languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { hydrate } from '../support/hydration.ts';
import { enlarge } from '../support/large-text.ts';
import { cutOffTexts, sidewaysOverflow } from '../support/layout.ts';
import { shiftSoFar, watchShift } from '../support/layout-shift.ts';
import { blockStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const thanksgiving = { en: 'Thanksgiving', es: 'Día de Acción de Gracias' } as const;
const eightDaysBefore = new Date('2026-11-18T16:00:00Z');
const daysBefore = new Date('2026-11-20T16:00:00Z');
/** Still the last day in San Antonio; by UTC, and on the visitor's device, the next. */
const lastEvening = new Date('2026-11-28T05:30:00Z');
const over = new Date('2026-11-28T16:00:00Z');

const notice = (page: Page, language: Language) => page.getByRole('complementary', { name: closureWords.closureNotice[language] });
const lines = (page: Page, language: Language) => notice(page, language).getByRole('listitem').filter({ visible: true });

/** Advances the time of an open page and notifies the page. */
async function goOnTo(page: Page, moment: Date) {
  await page.clock.setFixedTime(moment);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

// The fonts are blocked below.
test.use({ expected: { problems: [/net::ERR_FAILED/] } });

for (const language of triedLanguages) {
  test(`${language}: the notice of a closure stands from a week before to its last evening, until it is put away`, async ({ page }) => {
    await watchShift(page);
    // A late font would move lines, which is not the notice's fault.
    await page.route('**/*.woff2', (route) => route.abort());
    await test.step('it is not there eight days before', async () => {
      await page.clock.setFixedTime(eightDaysBefore);
      await page.goto(pathOf('team', language));
      await expect(notice(page, language)).toBeHidden();
    });
    await test.step('it stands on a page that is not hydrated, and moves nothing', async () => {
      await page.clock.setFixedTime(daysBefore);
      await page.reload();
      await expect(notice(page, language)).toContainText(thanksgiving[language]);
      await expect(lines(page, language)).toHaveCount(1);
      await hydrate(page);
      await expect(notice(page, language)).toContainText(thanksgiving[language]);
      expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
    });
    await test.step('a hydrated page that stays open follows the days', async () => {
      for (const [moment, count] of [
        [eightDaysBefore, 0],
        [lastEvening, 1],
        [over, 0],
      ] as const) {
        await goOnTo(page, moment);
        await expect(notice(page, language)).toHaveCount(count);
      }
    });
    await test.step('it holds on the last evening; put away before the page is hydrated, it stays away on the next pages', async () => {
      await page.clock.setFixedTime(lastEvening);
      await page.reload();
      await expect(notice(page, language)).toBeVisible();
      await notice(page, language).getByRole('button', { name: closureWords.hideNotice[language] }).click();
      await expect(notice(page, language)).toBeHidden();
      await hydrate(page);
      await expect(notice(page, language)).toBeHidden();
      await page.goto(pathOf('insurance', 'en'));
      await hydrate(page);
      await expect(notice(page, 'en')).toBeHidden();
    });
  });
}

/** Each width and each text size; all combinations with `VISITS=full`. */
const looks = [320, 360, 768, 1280].flatMap((width, row) =>
  [200, 100, 150].filter((_, column) => visitsEverything || column === row % 3).map((percent) => ({ width, percent })),
);

test('with storage blocked the notice of Christmas Eve has its hours, is whole on any screen, and can be put away', {
  tag: '@release',
}, async ({ page }) => {
  await blockStorage(page);
  await page.clock.setFixedTime(new Date('2026-12-22T16:00:00Z'));
  await page.goto(pathOf('team', 'es'));
  await expect(lines(page, 'es')).toHaveCount(2);
  await expect(lines(page, 'es').nth(0)).toContainText('consultorio abierto de 8:00 a. m. a 12:00 p. m.');
  await expect(lines(page, 'es').nth(0)).toContainText('inyecciones de 8:00 a. m. a 11:30 a. m.');
  await expect(lines(page, 'es').nth(1)).toContainText(closureWords.closedAllDay.es);
  for (const { width, percent } of looks) {
    await page.setViewportSize({ width, height: 740 });
    await enlarge(page, percent);
    const at = `${width} px and ${percent} %`;
    expect(await cutOffTexts(page), at).toEqual([]);
    expect(await sidewaysOverflow(page), at).toEqual({ pixels: 0, elements: [] });
  }
  await hydrate(page);
  await notice(page, 'es').getByRole('button', { name: closureWords.hideNotice.es }).click();
  await expect(notice(page, 'es')).toBeHidden();
  await goOnTo(page, new Date('2026-12-22T16:05:00Z'));
  await expect(notice(page, 'es')).toBeHidden();
});

test('the notice stands in no one’s way in an emergency', async ({ page }) => {
  await page.clock.setFixedTime(daysBefore);
  await page.goto(pathOf('emergency', 'en'));
  await expect(notice(page, 'en')).toHaveCount(0);
});

test('on the smallest phone the notice leaves the ways to call us clear of the button for questions', { tag: '@release' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.setFixedTime(new Date('2026-12-22T16:00:00Z'));
  for (const language of languages) {
    await page.goto(pathOf('home', language));
    await expect(lines(page, language)).toHaveCount(2);
    const calls = await page.locator('.hero-actions').boundingBox();
    const button = await page.getByRole('button', { name: assistantWords.open[language], exact: true }).boundingBox();
    expect(calls && calls.y + calls.height, language).toBeLessThan(button?.y ?? 0);
  }
});
