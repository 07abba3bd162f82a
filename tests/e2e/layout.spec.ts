/** What a visitor would notice of the layout, in any letters: limits have room for those of another machine. That nothing leaves the window sideways is seen on each kind of page: tests/a11y/every-page.spec.ts. */
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

/** Widths at which what stands in the header changes, the widest of each shape among them, and those of common devices. */
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

/** Where somebody begins. */
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
      // The page as it comes gives all hours; today's alone take a line or two less.
      await expectLive(page);
      await expect
        .poll(async () => (await begins(page.getByRole('main')).first().boundingBox())?.y ?? Number.NaN, id)
        .toBeLessThanOrEqual(phone.height);
    });
  }
});

/** Pixels of a phone that somebody in need scrolls at most. */
const longestAfterHours = 9000;

test('the page for when we are closed is short enough to be searched in a hurry', async ({ page }) => {
  await page.goto(pathOf('after-hours', 'es'));
  await expectLive(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(longestAfterHours);
});
