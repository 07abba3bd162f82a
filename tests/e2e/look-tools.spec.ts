/** The tools on a phone: the first thing to do stands in the first screen, and no page is longer than it must be. */
import type { Page } from '@playwright/test';
import type { PageId } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const phone = { width: 360, height: 740 };

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00-06:00'));
});

/** Where somebody begins. */
const begins: readonly { readonly id: PageId; readonly by: (page: Page) => ReturnType<Page['locator']> }[] = [
  {
    id: 'medications-to-avoid',
    by: (page) => page.getByRole('main').getByRole('textbox').or(page.getByRole('main').getByRole('combobox')),
  },
  { id: 'shots-today', by: (page) => page.getByRole('main').getByRole('radio') },
  { id: 'insurance', by: (page) => page.getByRole('main').getByRole('searchbox') },
  { id: 'patient-education', by: (page) => page.getByRole('main').getByRole('searchbox') },
  { id: 'search', by: (page) => page.getByRole('main').getByRole('searchbox') },
];

/** The longest each may be, in pixels. */
const longest: readonly (readonly [PageId, number])[] = [
  ['medications-to-avoid', 8000],
  ['emergency', 7000],
  ['seasons', 6500],
  ['patient-education', 2800],
];

for (const language of triedLanguages) {
  for (const { id, by } of begins)
    test(`${language}: ${id} begins in the first screen of a phone`, async ({ page }) => {
      await page.goto(pathOf(id, language));
      const field = by(page).first();
      await expect(field).toBeVisible();
      // The page as it comes gives all hours; today's alone take a line or two less.
      await expect
        .poll(async () => {
          const box = await field.boundingBox();
          return (box?.y ?? Number.NaN) + (box?.height ?? 0);
        })
        .toBeLessThanOrEqual(phone.height);
    });

  for (const [id, most] of longest)
    test(`${language}: ${id} is at most ${most} px long on a phone`, async ({ page }) => {
      await page.goto(pathOf(id, language));
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    });
}
