/**
 * Compares the first screen of one page of each kind with an approved picture: every other kind in English on a phone in the
 * light theme, the rest in Spanish on a desktop in the dark theme.
 */
import { oneOfEachKind, saysNotFound } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

const looks = {
  en: { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  es: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
} as const;

const kinds = [...new Set(oneOfEachKind.map(({ page }) => page.module))];
const shown = oneOfEachKind.filter(({ page, language }) => language === (kinds.indexOf(page.module) % 2 === 0 ? 'en' : 'es'));

for (const address of shown) {
  const { path, page: kind, language } = address;
  test.describe(`${kind.module}, ${path}`, () => {
    test.use({ expected: { problems: saysNotFound(address) ? [/404/] : [] } });
    const { viewport, colorScheme } = looks[language];
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('looks as it did', async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' });
      // A late font is not used until the next page, so the second load has all fonts.
      await page.reload({ waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${kind.module}-${language}.png`);
    });
  });
}
