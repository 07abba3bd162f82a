/** Tests that fonts which load after the first paint, as on a slow line, move nothing. */
import type { Page } from '@playwright/test';
import { fewKinds } from '../support/addresses.ts';
import { shiftSoFar, watchShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** The largest layout shift allowed in a whole visit. */
const mostShift = 0.02;
/** How many pages one window opens, one after the other. */
const pagesOfAWalk = 8;

test.use({ viewport: { width: 360, height: 740 } });

/** Holds the next page's fonts; with a route, the browser takes none from its cache. */
async function holdFonts(page: Page) {
  let come = () => {};
  const painted = new Promise<void>((resolve) => {
    come = resolve;
  });
  let asked = 0;
  await page.route('**/*.woff2', async (route) => {
    asked += 1;
    await painted;
    await route.continue();
  });
  return { come: () => come(), asked: () => asked };
}

const tried = fewKinds.filter(({ language }) => triedLanguages.includes(language));
const walks = Array.from({ length: Math.ceil(tried.length / pagesOfAWalk) }, (_, walk) =>
  tried.slice(walk * pagesOfAWalk, (walk + 1) * pagesOfAWalk),
);

for (const walk of walks) {
  test(`nothing moves on ${walk.map(({ path }) => path).join(', ')}`, { tag: '@release' }, async ({ page }) => {
    await watchShift(page);
    for (const { page: row, path } of walk) {
      await test.step(`${row.module}, ${path}`, async () => {
        const fonts = await holdFonts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
        fonts.come();
        await page.waitForLoadState('load');
        await page.evaluate(() => document.fonts.ready);
        expect(await shiftSoFar(page)).toBeLessThanOrEqual(mostShift);
        expect(fonts.asked()).toBeGreaterThan(0);
        await page.unrouteAll();
      });
    }
  });
}
