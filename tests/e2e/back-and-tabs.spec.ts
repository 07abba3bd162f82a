/** Tests that a page from the browser's back cache, or open in another tab, shows the current state. */
import type { Page } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import { closureWords } from '#app/parts/hours/closure-words.ts';
import { pathOf } from '#app/site/paths.ts';
import { menuBar } from '../support/header.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

/** Sends the browser's event for a page from the back cache, since Playwright starts Chromium without that cache. */
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('Back shows the colors chosen and the notice put away since; colors chosen in one tab reach the others', { tag: '@release' }, async ({
  page,
  context,
}) => {
  const notice = page.getByRole('complementary', { name: closureWords.closureNotice.es });
  await page.clock.setFixedTime(new Date('2026-11-20T16:00:00Z'));

  for (const state of ['as it came', 'hydrated']) {
    await test.step(`Back to a page that was ${state}`, async () => {
      await page.goto(pathOf('team', 'es'));
      if (state === 'hydrated') await hydrate(page);
      expect(await theme(page)).toBeNull();
      await expect(notice).toBeVisible();
      await page.evaluate(() => {
        localStorage.setItem('theme', 'dark');
        const ids = [...document.querySelectorAll<HTMLElement>('[data-notice]')].map(({ dataset }) => dataset.notice);
        sessionStorage.setItem('hidden-notices', ids.join(' '));
      });
      await comeBack(page);
      await expect.poll(() => theme(page)).toBe('dark');
      await expect(notice).toBeHidden();
      await menuBar(page, 'es').getByRole('button', { name: words.settings.es }).click();
      await expect(menuBar(page, 'es').getByRole('button', { pressed: true })).toHaveText(words.dark.es);
      await page.evaluate(() => {
        localStorage.removeItem('theme');
        sessionStorage.clear();
      });
    });
  }

  await test.step('colors chosen in another tab', async () => {
    const other = await context.newPage();
    await other.goto(pathOf('insurance', 'es'));
    const bar = menuBar(other, 'es');
    await bar.getByRole('button', { name: words.settings.es }).click();
    await bar.getByRole('button', { name: words.light.es, exact: true }).click();
    await expect.poll(() => theme(page)).toBe('light');
    await bar.getByRole('button', { name: words.system.es, exact: true }).click();
    await expect.poll(() => theme(page)).toBeNull();
  });
});
