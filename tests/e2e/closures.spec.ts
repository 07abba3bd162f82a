import type { Page } from '@playwright/test';
import { closures } from '#app/content/content.server.ts';
import { formatTime } from '#app/parts/hours/format.ts';
import { words } from '#app/parts/hours/words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { enlarge } from '../support/large-text.ts';
import { cutOffTexts, sidewaysOverflow } from '../support/layout.ts';
import { shiftSoFar, watchShift } from '../support/layout-shift.ts';
import { blockStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const thanksgiving = closures().find(({ id }) => id.startsWith('thanksgiving'));

test.describe('the notice of a closure', () => {
  const notice = (page: Page, language: Language) => page.getByRole('complementary', { name: words.closureNotice[language] });

  for (const language of triedLanguages) {
    test(`${language}: stands on a page that has not woken, from a week before, and moves nothing`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-20T16:00:00Z'));
      await watchShift(page);
      await page.goto(pathOf('team', language));
      await expect(notice(page, language)).toContainText(thanksgiving?.reason[language] ?? 'a reason');
      await expect(notice(page, language).getByRole('listitem').filter({ visible: true })).toHaveCount(1);
      await hydrate(page);
      await expect(notice(page, language)).toContainText(thanksgiving?.reason[language] ?? 'a reason');
      expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
    });
  }

  test('is whole on any screen and with large letters, however much it has to say', async ({ page }) => {
    // Christmas Eve has hours of its own for office and shots.
    await page.clock.setFixedTime(new Date('2026-12-22T16:00:00Z'));
    await page.goto(pathOf('team', 'es'));
    await expect(notice(page, 'es').getByRole('listitem').filter({ visible: true })).toHaveCount(2);
    for (const width of [320, 360, 768, 1280]) {
      for (const percent of [100, 150, 200]) {
        await page.setViewportSize({ width, height: 740 });
        await enlarge(page, percent);
        const at = `${width} px and ${percent} %`;
        expect(await cutOffTexts(page), at).toEqual([]);
        expect(await sidewaysOverflow(page), at).toEqual({ pixels: 0, elements: [] });
      }
    }
  });

  for (const [name, at] of [
    ['eight days before', '2026-11-18T16:00:00Z'],
    ['once it is over', '2026-11-28T16:00:00Z'],
  ] as const) {
    test(`is not there ${name}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(at));
      await page.goto(pathOf('team', 'en'));
      await expect(notice(page, 'en')).toBeHidden();
      await hydrate(page);
      await expect(notice(page, 'en')).toBeHidden();
    });
  }

  test('is about San Antonio’s day, not the device’s, and holds on the last evening', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-28T05:30:00Z'));
    await page.goto(pathOf('team', 'en'));
    await expect(notice(page, 'en')).toBeVisible();
  });

  test('put away before the page is hydrated, stays away on the next pages', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T16:00:00Z'));
    await page.goto(pathOf('team', 'en'));
    await notice(page, 'en').getByRole('button', { name: words.hideNotice.en }).click();
    await expect(notice(page, 'en')).toBeHidden();
    await hydrate(page);
    await expect(notice(page, 'en')).toBeHidden();
    await page.goto(pathOf('insurance', 'es'));
    await hydrate(page);
    await expect(notice(page, 'es')).toBeHidden();
  });

  test('can be put away where storage is blocked', async ({ page }) => {
    await blockStorage(page);
    await page.clock.setFixedTime(new Date('2026-11-20T16:00:00Z'));
    await page.goto(pathOf('team', 'en'));
    await hydrate(page);
    await notice(page, 'en').getByRole('button', { name: words.hideNotice.en }).click();
    await expect(notice(page, 'en')).toBeHidden();
    await page.clock.setFixedTime(new Date('2026-11-20T16:05:00Z'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(notice(page, 'en')).toBeHidden();
  });

  test('takes office and shots of Christmas Eve together, with Christmas Day', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-22T16:00:00Z'));
    await page.goto(pathOf('team', 'en'));
    const lines = notice(page, 'en').getByRole('listitem').filter({ visible: true });
    await expect(lines).toHaveCount(2);
    await expect(lines.nth(0)).toContainText(words.officeOnly.en(`${formatTime('08:00', 'en')} to ${formatTime('12:00', 'en')}`));
    await expect(lines.nth(0)).toContainText(words.shotsOnly.en(`${formatTime('08:00', 'en')} to ${formatTime('11:30', 'en')}`));
    await expect(lines.nth(1)).toContainText(words.closedAllDay.en);
  });

  test('stands in no one’s way in an emergency', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T16:00:00Z'));
    await page.goto(pathOf('emergency', 'en'));
    await expect(notice(page, 'en')).toHaveCount(0);
  });
});
