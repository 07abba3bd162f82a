/** A page kept by the browser for Back, or open in another tab, shows what holds now. */
import type { Page } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import { words as hoursWords } from '#app/parts/hours/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { launchOptions } from '../support/browser.ts';
import { menuBar } from '../support/header.ts';
import { expect, test } from '../support/test.ts';
import { wake } from '../support/waking.ts';

// Playwright switches the browser's cache for Back off.
test.use({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

async function chooseDark(page: Page) {
  const bar = menuBar(page, 'es');
  await bar.getByRole('button', { name: words.settings.es }).click();
  await bar.getByRole('button', { name: words.dark.es, exact: true }).click();
  await expect.poll(() => theme(page)).toBe('dark');
}

/** Marks a document, to be known again when Back brings the very same. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { mark: true }));

/** Out of the browser's cache a page does not load again. */
async function goBack(page: Page) {
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => 'mark' in window)).toBe(true);
}

for (const state of ['asleep', 'awake'] as const) {
  test.describe(`Back to a page that was ${state}`, () => {
    test('shows the colors chosen since', async ({ page }) => {
      await page.goto(pathOf('team', 'es'));
      if (state === 'awake') await wake(page);
      await mark(page);
      await page.goto(pathOf('insurance', 'es'));
      await chooseDark(page);
      await goBack(page);
      await expect.poll(() => theme(page)).toBe('dark');
      await expect(menuBar(page, 'es').locator('[data-set-theme][aria-pressed="true"]')).toHaveText(words.dark.es);
    });

    test('shows no notice that was put away since', async ({ page }) => {
      const notice = page.getByRole('complementary', { name: hoursWords.closureNotice.es });
      await page.clock.setFixedTime(new Date('2026-11-20T16:00:00Z'));
      await page.goto(pathOf('team', 'es'));
      if (state === 'awake') await wake(page);
      await mark(page);
      await expect(notice).toBeVisible();
      await page.goto(pathOf('insurance', 'es'));
      await notice.getByRole('button', { name: hoursWords.hideNotice.es }).click();
      await goBack(page);
      await expect(notice).toBeHidden();
    });
  });
}

test('colors chosen in one tab reach the others', async ({ page, context }) => {
  await page.goto(pathOf('team', 'es'));
  const other = await context.newPage();
  await other.goto(pathOf('insurance', 'es'));
  await chooseDark(other);
  await expect.poll(() => theme(page)).toBe('dark');
  await menuBar(other, 'es').getByRole('button', { name: words.system.es, exact: true }).click();
  await expect.poll(() => theme(page)).toBeNull();
});
