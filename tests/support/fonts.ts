import { glob } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

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

/**
 * Has the text's font come with the letters of the headings' one: narrower than whatever the device shows meanwhile, so that it
 * would move any page, on every machine.
 */
export async function giveTextOtherLetters(page: Page): Promise<void> {
  const [letters = ''] = await Array.fromAsync(glob('build/client/assets/alegreya-bold-*.woff2'));
  await page.route('**/atkinson-*.woff2', (route) => route.fulfill({ path: letters }));
}

/** Opens a page whose fonts have been asked for and are held back; they come when the answer is called. */
export async function openBeforeFonts(page: Page, path: string): Promise<() => void> {
  const held: (() => void)[] = [];
  await page.route('**/*.woff2', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBe(2);
  return () => {
    for (const go of held) go();
  };
}
