import { themes } from '#app/pages/gallery/example.ts';
import { languages } from '#app/site/language.ts';
import { addresses } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { expectTypeScale } from '../support/type-scale.ts';
import { visit } from '../support/visit.ts';

// The page shows everything in both themes; the visitor's own theme applies to what is around it.
const visits = languages.flatMap((language) => themes.map((theme) => ({ language, theme })));
for (const { language, theme } of visits.filter((one) => visitsEverything || (one.language === 'es' && one.theme === 'dark'))) {
  test(`the gallery breaks no rule of WCAG 2.2 AA, and its panels have the colors of their theme: ${language}, ${theme}`, {
    tag: '@release',
  }, async ({ page }) => {
    // The longest page of the site: everything, twice.
    test.slow();
    const gallery = addresses.find((address) => address.page.module === 'gallery' && address.language === language);
    if (!gallery) throw new Error(`No gallery in ${language}`);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await visit(page, gallery);
    await expectAccessible(page);
    await expectTypeScale(page, 1440);

    const colors = async () => {
      const panels = themes.map((panel) => page.locator(`#buttons [data-theme="${panel}"]`));
      return Promise.all(
        panels.map((panel) => panel.evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color])),
      );
    };
    const before = await colors();
    expect(before[0]).not.toEqual(before[1]);
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    expect(await colors()).toEqual(before);
  });
}
