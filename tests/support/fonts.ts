import type { Page } from '@playwright/test';

/** The two families every page is set in. */
export const webFontFamilies = ['Alegreya', 'Atkinson Hyperlegible Next'];

/** The families whose fonts have come and are worn, by name (app/browser/try-fonts.ts). */
export function wornFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
      .map(({ family }) => family.replaceAll('"', ''))
      .sort(),
  );
}
