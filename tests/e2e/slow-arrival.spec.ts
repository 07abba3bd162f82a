/** A page that comes in pieces, as on a weak signal, is first seen when what stands on its first screen has its place. */
import { pathOf } from '#app/site/paths.ts';
import { changingSite } from '../support/changing-site.ts';
import { expectLive } from '../support/hydration.ts';
import { shiftSoFar, watchShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 412, height: 823 };
const desk = { width: 1440, height: 852 };

for (const [id, viewport] of [
  ['emergency', phone],
  ['reviews', phone],
  ['condition/asthma', phone],
  ['home', desk],
  ['physician/marquez', desk],
] as const) {
  test(`nothing moves on ${id} at ${viewport.width} px while it comes`, async ({ page, baseURL }) => {
    const site = await changingSite(baseURL ?? '');
    try {
      site.condition = 'comes in pieces';
      await page.setViewportSize(viewport);
      await watchShift(page);
      await page.goto(site.origin + pathOf(id, 'es'));
      await expect(page.getByRole('contentinfo')).toBeAttached();
      // On home a button comes to say how long we are open.
      if (id === 'home') await expectLive(page);
      expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
    } finally {
      await site.close();
    }
  });
}
