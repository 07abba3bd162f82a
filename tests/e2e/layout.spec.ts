/** Tests the layout in any font, with room for another machine's fonts; tests/a11y/every-page.spec.ts tests sideways overflow. */
import type { Locator } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import type { PageId } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { fontsTried, openIn } from '../support/fonts.ts';
import { expectLive } from '../support/hydration.ts';
import { headerFaults } from '../support/large-text.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 360, height: 740 };

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-24T10:00-06:00')));

/** Widths at which the header's content changes, including the widest of each layout, and those of common devices. */
const headerWidths = [
  320, 335, 336, 360, 412, 600, 639, 640, 719, 720, 767, 768, 820, 834, 895, 896, 1023, 1024, 1215, 1216, 1311, 1312, 1440,
];
/** Pixels; two rows would take more than 90. */
const oneRow = 66;

test('the header stands in one row at every width, also with the way to the emergency page in it', async ({ page }) => {
  for (const fonts of fontsTried) {
    await openIn(fonts, page, pathOf('team', 'es'));
    for (const width of headerWidths) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await headerFaults(page), `${width} px in ${fonts}`).toEqual([]);
      const box = await page.getByRole('banner').boundingBox();
      expect.soft(box?.height, `${width} px in ${fonts}`).toBeLessThan(oneRow);
    }
    // In the last and widest window, scrolled past the strip, the bar ends no further right than the page.
    await page.evaluate(() => scrollTo(0, 600));
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: words.emergency.es, exact: true })).toBeVisible();
    const booking = await banner.getByRole('link', { name: words.schedule.es, exact: true }).boundingBox();
    const margin = await page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().left);
    expect
      .soft(Math.round((booking?.x ?? 0) + (booking?.width ?? 0)), `the bar's end in ${fonts}`)
      .toBeLessThanOrEqual(1440 - Math.round(margin));
  }
});

/** Tools and their first fields. */
const tools: readonly { readonly id: PageId; readonly begins: (main: Locator) => Locator }[] = [
  { id: 'medications-to-avoid', begins: (main) => main.getByRole('textbox').or(main.getByRole('combobox')) },
  { id: 'shots-today', begins: (main) => main.getByRole('radio') },
  { id: 'insurance', begins: (main) => main.getByRole('searchbox') },
  { id: 'search', begins: (main) => main.getByRole('searchbox') },
  { id: 'patient-education', begins: (main) => main.getByRole('searchbox') },
];

test('the first field of each tool begins in the first screen of a phone', async ({ page }) => {
  for (const { id, begins } of tools) {
    await test.step(id, async () => {
      await page.goto(pathOf(id, 'es'));
      // The page as built has all hours; today's hours alone take a line or two less.
      await expectLive(page);
      await expect
        .poll(async () => (await begins(page.getByRole('main')).first().boundingBox())?.y ?? Number.NaN, id)
        .toBeLessThanOrEqual(phone.height);
    });
  }
});

/** The most pixels that a visitor in need has to scroll on a phone. */
const longestAfterHours = 9000;

test('the page for when we are closed is short enough to be searched in a hurry', async ({ page }) => {
  await page.goto(pathOf('after-hours', 'es'));
  await expectLive(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(longestAfterHours);
});
