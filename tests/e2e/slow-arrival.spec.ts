/** Tests that a page which loads in pieces, as on a weak signal, first appears when everything on its first screen has its place. */
import type { Page } from '@playwright/test';
import { pathOf } from '#app/site/paths.ts';
import { oneOfEachServedKind, visitsEverything } from '../support/addresses.ts';
import { changingSite } from '../support/changing-site.ts';
import { expectLive, holdScripts } from '../support/hydration.ts';
import { shiftSoFar, watchShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 412, height: 823 };
/** Here the buttons at the top of the home page take two lines. */
const smallPhone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1440, height: 852 };

/** `npm test` takes the first five; the others have the same parts. */
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

test('nothing moves on a page while it comes', { tag: '@release' }, async ({ page, context, baseURL }) => {
  const site = await changingSite(baseURL ?? '');
  try {
    site.condition = 'comes in pieces';
    await watchShift(page);
    // Each page is the first of a visit: nothing is cached.
    await (await context.newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const [id, viewport] of pages.slice(0, visitsEverything ? undefined : 5)) {
      await test.step(`${id} at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await page.goto(site.origin + pathOf(id, 'es'));
        await expect(page.getByRole('contentinfo')).toBeAttached();
        // On home, live content adds a button with our hours.
        if (id === 'home') await expectLive(page);
        expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
      });
    }
  } finally {
    await site.close();
  }
});

/** Returns the heights in pixels of a page's pictures and their two containers; live content may add a line to containers further out. */
const heights = (page: Page) =>
  page.evaluate(() =>
    [...document.images].map((image) => {
      const boxes = [image, image.parentElement, image.parentElement?.parentElement];
      return `${image.getAttribute('src')} ${boxes.map((box) => Math.round(box?.getBoundingClientRect().height ?? 0)).join(' ')}`;
    }),
  );

/** `npm test` takes the pages whose pictures change shape with the width of the window. */
const withPictures = ['home', 'team', 'physician/marquez'];

test('a picture has its room before it comes', { tag: '@release' }, async ({ page }) => {
  const inSpanish = oneOfEachServedKind.filter(({ language }) => language === 'es');
  for (const address of inSpanish.filter(({ page: { id } }) => visitsEverything || withPictures.includes(id))) {
    for (const { width, height } of [smallPhone, desk]) {
      await test.step(`${address.path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height });
        const pictures = await holdScripts(page, /\.(avif|webp|png|jpe?g|svg)$/);
        await page.goto(address.path, { waitUntil: 'domcontentloaded' });
        const before = await heights(page);
        pictures.release();
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.allSettled([...document.images].map((image) => image.decode()));
        });
        // The current month, known once the page has loaded, may add pictures meanwhile.
        expect.soft(await heights(page), `${address.path} at ${width} px`).toEqual(expect.arrayContaining(before));
        await page.unrouteAll();
      });
    }
  }
});
