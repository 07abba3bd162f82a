/** The tools on a phone: the first thing to do stands in the first screen, and no page is longer than it must be. */
import type { Locator } from '@playwright/test';
import type { PageId } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const phone = { width: 360, height: 740 };

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00-06:00'));
});

/** Where somebody begins, and the longest the page may be, in pixels. */
const tools: readonly { readonly id: PageId; readonly begins?: (main: Locator) => Locator; readonly longest?: number }[] = [
  { id: 'medications-to-avoid', begins: (main) => main.getByRole('textbox').or(main.getByRole('combobox')), longest: 8000 },
  { id: 'shots-today', begins: (main) => main.getByRole('radio') },
  { id: 'insurance', begins: (main) => main.getByRole('searchbox') },
  { id: 'search', begins: (main) => main.getByRole('searchbox') },
  { id: 'emergency', longest: 7000 },
  { id: 'seasons', longest: 6500 },
  { id: 'patient-education', begins: (main) => main.getByRole('searchbox'), longest: 2800 },
];

for (const language of triedLanguages) {
  test(`${language}: each begins in the first screen of a phone, and is not longer than it must be`, async ({ page }) => {
    const main = page.getByRole('main');
    for (const { id, begins, longest } of tools) {
      await test.step(id, async () => {
        await page.goto(pathOf(id, language));
        if (longest) expect.soft(await page.evaluate(() => document.documentElement.scrollHeight), id).toBeLessThanOrEqual(longest);
        if (!begins) return;
        const field = begins(main).first();
        await expect(field).toBeVisible();
        // The page as it comes gives all hours; today's alone take a line or two less.
        await expect
          .poll(async () => {
            const box = await field.boundingBox();
            return (box?.y ?? Number.NaN) + (box?.height ?? 0);
          }, id)
          .toBeLessThanOrEqual(phone.height);
      });
    }
    await test.step('patient education, without its bars and a foot of 850 px, is as short, and has six bands', async () => {
      expect((await main.boundingBox())?.height).toBeLessThanOrEqual(1839);
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(6);
    });
  });
}
