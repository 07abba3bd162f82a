import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const webFont = /\.woff2$/;

/** Sum of the layout shifts of the page so far, as browsers reckon it. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer is told of what was before this frame.
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
}

test.describe('fonts that come late', () => {
  // Lines of these break elsewhere in the stand-in fonts.
  for (const [path, width] of [
    ['/patient-education/asthma', 412],
    ['/patient-education/food-allergies', 412],
    ['/es/patient-education/asthma', 360],
    ['/es/locations', 360],
  ] as const) {
    test(`move nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      const release = Promise.withResolvers<void>();
      await page.route(webFont, async (route) => {
        await release.promise;
        await route.continue();
      });
      const asked = page.waitForRequest(webFont);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await asked;
      // Past the time a browser waits for a font before it takes another.
      await page.waitForTimeout(300);
      const come = page.waitForResponse(webFont);
      release.resolve();
      await come;
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftOf(page)).toBeLessThan(0.005);
    });
  }
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`no font is fetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/patient-education/asthma', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(fetched.filter((url) => webFont.test(url))).toEqual([]);
  });
}
