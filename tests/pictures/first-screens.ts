/**
 * The first screen of one page of each kind beside the picture of it that was looked at and found good: every other kind in
 * English on a phone by day, the rest in Spanish on a desk by night.
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
      // A font that comes late is left out until the next page: the second time it is at hand.
      await page.reload({ waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${kind.module}-${language}.png`);
    });
  });
}
