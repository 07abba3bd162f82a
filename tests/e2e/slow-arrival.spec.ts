/** A page that comes in pieces, as on a weak signal, is first seen when what stands on its first screen has its place. */
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { changingSite } from '../support/changing-site.ts';
import { expectLive } from '../support/hydration.ts';
import { shiftSoFar, watchShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 412, height: 823 };
/** Where the buttons of home's opening take two lines. */
const smallPhone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1440, height: 852 };

/** `npm test` takes the first five; the others are built of the same parts. */
const pages = [
  ['emergency', phone],
  ['condition/asthma', phone],
  ['home', smallPhone],
  ['kids-zone', tablet],
  ['physician/marquez', desk],
  ['reviews', phone],
  ['change-or-cancel', tablet],
  ['baked-milk-recipe', tablet],
  ['games', tablet],
  ['pollen-pop', tablet],
  ['home', desk],
] as const;

test('nothing moves on a page while it comes', async ({ page, context, baseURL }) => {
  const site = await changingSite(baseURL ?? '');
  try {
    site.condition = 'comes in pieces';
    await watchShift(page);
    // Each page as the first of a visit: nothing of it is there yet.
    await (await context.newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const [id, viewport] of pages.slice(0, visitsEverything ? undefined : 5)) {
      await test.step(`${id} at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await page.goto(site.origin + pathOf(id, 'es'));
        await expect(page.getByRole('contentinfo')).toBeAttached();
        // On home a button comes to say how long we are open.
        if (id === 'home') await expectLive(page);
        expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
      });
    }
  } finally {
    await site.close();
  }
});
