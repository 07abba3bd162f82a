import type { Page } from '@playwright/test';
import { openBeforeFonts, wornFonts } from '../support/fonts.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, atRest: true });

const article = '/es/patient-education/asthma';

interface Watched extends Window {
  everAside?: Set<Element>;
  /** Of the whole page, just before and just after something was set aside. */
  heights?: [number, number];
}

/** Notes what is set aside on the pages opened from now on. */
async function watchAside(page: Page) {
  await page.addInitScript(() => {
    const watched = window as Watched;
    watched.everAside = new Set();
    let height = 0;
    setInterval(() => {
      if (!document.querySelector('[data-aside]')) height = document.documentElement.scrollHeight;
    }, 10);
    new MutationObserver((changes) => {
      watched.heights ??= [height, document.documentElement.scrollHeight];
      for (const { target } of changes) if (target instanceof Element) watched.everAside?.add(target);
    }).observe(document, { subtree: true, attributeFilter: ['data-aside'] });
  });
}

const footerWasAside = (page: Page) =>
  page.evaluate(() => [...((window as Watched).everAside ?? [])].some((one) => one.closest('footer') !== null));

const stillAside = (page: Page) => page.locator('[data-aside]').count();

test.beforeEach(async ({ page }) => {
  await watchAside(page);
});

for (const path of ['/es', article, '/emergency', '/privacy-practices']) {
  test(`what lies below the window is set aside for the fonts, at its size, and comes back: ${path}`, async ({ page }) => {
    const fontsCome = await openBeforeFonts(page, path);
    fontsCome();
    await expect.poll(() => wornFonts(page)).toContain('Alegreya');
    await expect.poll(() => stillAside(page)).toBe(0);
    expect(await footerWasAside(page)).toBe(true);
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible();
    expect(await page.evaluate(() => document.querySelectorAll('[style*="--aside"]').length)).toBe(0);
    const [before, after] = (await page.evaluate(() => (window as Watched).heights)) ?? [0, 0];
    expect(before).toBeGreaterThan(740);
    // Margins that reach through the edge of what is set aside do not count meanwhile.
    expect(Math.abs(after - before)).toBeLessThan(120);
  });
}

for (const [sign, act] of [
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['the wheel', (page: Page) => page.mouse.wheel(0, 400)],
  ['a press', (page: Page) => page.mouse.click(180, 400)],
] as const) {
  test(`for whoever has begun to do something nothing is set aside: ${sign}`, async ({ page }) => {
    const fontsCome = await openBeforeFonts(page, article);
    await act(page);
    fontsCome();
    await expect.poll(() => wornFonts(page)).toContain('Alegreya');
    expect(await footerWasAside(page)).toBe(false);
  });
}

/** Opens a page with all that was set aside still so: by this clock each turn is over as it begins, and no other follows. */
async function openWithoutTurns(page: Page) {
  await page.addInitScript(() => {
    let time = 0;
    performance.now = () => {
      time += 1000;
      return time;
    };
    window.requestAnimationFrame = () => 0;
  });
  const fontsCome = await openBeforeFonts(page, '/privacy-practices');
  fontsCome();
  await expect.poll(() => stillAside(page)).toBeGreaterThan(0);
}

test('what is set aside comes back at once when somebody does something', async ({ page }) => {
  await openWithoutTurns(page);
  await expect(page.getByRole('main').getByRole('listitem').last()).toBeHidden();
  await page.keyboard.press('Tab');
  expect(await stillAside(page)).toBe(0);
  await expect(page.getByRole('main').getByRole('listitem').last()).toBeVisible();
});

test('what is set aside is printed', async ({ page }) => {
  await openWithoutTurns(page);
  await page.emulateMedia({ media: 'print' });
  const first = page.locator('[data-aside]').first();
  expect(await first.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe('visible');
});

test('for whoever scrolled while the page was still on its way nothing is set aside', async ({ page }) => {
  await page.addInitScript(() => addEventListener('readystatechange', () => scrollTo(0, 300), { capture: true, once: true }));
  const fontsCome = await openBeforeFonts(page, article);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  fontsCome();
  await expect.poll(() => wornFonts(page)).toContain('Alegreya');
  expect(await footerWasAside(page)).toBe(false);
});
