/** Opens pages in their own fonts, and in the fallback fonts that a visitor on a slow line reads. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The page's own fonts come last, for the rest of the test. */
export const fontsTried = ['stand-ins', 'own fonts'] as const;
export type Fonts = (typeof fontsTried)[number];

const families = { 'own fonts': ['Alegreya', 'Atkinson Hyperlegible Next'], 'stand-ins': [] };

/** Returns the downloaded fonts in which the browser draws the page's headings and texts. */
async function downloadedFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'h1, h1 *, h2, main p' });
  const drawn = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })));
  await session.detach();
  const downloaded = drawn.flatMap(({ fonts }) => fonts.filter(({ isCustomFont }) => isCustomFont));
  return [...new Set(downloaded.map(({ familyName }) => familyName))].toSorted();
}

/** Opens a page, and again if its fonts came after the first paint and are not used until the next visit. */
export async function openIn(fonts: Fonts, page: Page, path: string) {
  await page.unrouteAll();
  if (fonts === 'stand-ins') await page.route('**/*.woff2', (route) => route.abort('aborted'));
  await expect(async () => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await downloadedFonts(page)).toEqual(families[fonts]);
  }).toPass();
}
