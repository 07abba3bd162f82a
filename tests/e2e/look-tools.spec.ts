/** The tools on a phone: the first thing to do stands in the first screen, and no page is longer than it must be. */
import type { Locator } from '@playwright/test';
import type { PageId } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { fontsTried, openIn } from '../support/fonts.ts';
import { expectLive } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const phone = { width: 360, height: 740 };

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00-06:00'));
});

/** Where somebody begins, and how many screens long the page may be. */
const tools: readonly { readonly id: PageId; readonly begins?: (main: Locator) => Locator; readonly screens?: number }[] = [
  { id: 'medications-to-avoid', begins: (main) => main.getByRole('textbox').or(main.getByRole('combobox')), screens: 9.5 },
  { id: 'shots-today', begins: (main) => main.getByRole('radio') },
  { id: 'insurance', begins: (main) => main.getByRole('searchbox') },
  { id: 'search', begins: (main) => main.getByRole('searchbox') },
  { id: 'emergency', screens: 10 },
  { id: 'seasons', screens: 9.5 },
  { id: 'patient-education', begins: (main) => main.getByRole('searchbox'), screens: 4 },
];

for (const language of triedLanguages) {
  test(`${language}: each begins in the first screen of a phone, and is not longer than it must be`, async ({ page }) => {
    const main = page.getByRole('main');
    for (const [fonts, { id, begins, screens }] of fontsTried.flatMap((one) => tools.map((tool) => [one, tool] as const))) {
      await test.step(`${id} in ${fonts}`, async () => {
        await openIn(fonts, page, pathOf(id, language));
        // The page as it comes gives all hours; today's alone take a line or two less.
        await expectLive(page);
        if (screens)
          expect.soft(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight), id).toBeLessThanOrEqual(screens);
        if (!begins) return;
        await expect
          .poll(async () => {
            const box = await begins(main).first().boundingBox();
            return (box?.y ?? Number.NaN) + (box?.height ?? 0);
          }, id)
          .toBeLessThanOrEqual(phone.height);
      });
    }
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(6);
  });
}
