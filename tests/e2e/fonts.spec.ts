/** Fonts that come after the first paint, as on a slow line, move nothing. */
import { fewKinds } from '../support/addresses.ts';
import { shiftSoFar, watchShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

/** Layout shift that a visit may have in all. */
const mostShift = 0.02;

test.use({ viewport: { width: 360, height: 740 } });

for (const { page: row, path } of fewKinds) {
  test(`${row.module}, ${path}`, async ({ page }) => {
    await watchShift(page);
    let come = () => {};
    const painted = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    come();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftSoFar(page)).toBeLessThanOrEqual(mostShift);
  });
}
