import type { Page } from '@playwright/test';
import { themes } from '#app/pages/gallery/example.ts';
import { type Language, languages } from '#app/site/language.ts';
import { addresses, pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

async function openGallery(page: Page, language: Language) {
  const gallery = addresses.find(({ path }) => path === pathOf('gallery-test-lab', language));
  if (gallery) await visit(page, gallery);
}

// The page shows everything in both themes; the visitor's own is that of what stands around it.
const visits = languages.flatMap((language) => themes.map((theme) => ({ language, theme })));
for (const { language, theme } of visits.filter((one) => visitsEverything || (one.language === 'es' && one.theme === 'dark'))) {
  test(`the gallery breaks no rule of WCAG 2.2 AA: ${language}, ${theme}`, async ({ page }) => {
    // The longest page of the site: everything, twice.
    test.slow();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openGallery(page, language);
    await expectAccessible(page);
  });
}

test('the panels have the colors of their theme, whatever the visitor chose', async ({ page }) => {
  const colorsIn = (theme: string) =>
    page
      .locator(`#buttons [data-theme="${theme}"]`)
      .evaluate((panel) => [getComputedStyle(panel).backgroundColor, getComputedStyle(panel).color]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(pathOf('gallery-test-lab', 'en'));
  const [light, dark] = [await colorsIn('light'), await colorsIn('dark')];
  expect(light).not.toEqual(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([await colorsIn('light'), await colorsIn('dark')]).toEqual([light, dark]);
});
