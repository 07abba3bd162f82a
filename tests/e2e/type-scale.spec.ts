/** Every page sets its words in the sizes of app/styles/tokens.css and in no others. */
import type { Page } from '@playwright/test';
import { oneOfEachKind, saysNotFound } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** Beside the title, which grows with the window: parts and heads, what is read, small, finer, raised. Rem. */
const scale = [1.875, 1.3125, 1.125, 1, 0.875, 0.75];
/** The title's rem in a window of so many pixels. */
const widths = { 360: 2.125, 1440: 2.75 };

const kinds = oneOfEachKind.filter((address) => triedLanguages.includes(address.language) && !saysNotFound(address));

/** The sizes in rem that words of the page have and the scale has not; what a drawing holds is no text, and home's opening is a poster. */
const strangers = (page: Page, allowed: readonly number[]) =>
  page.evaluate((sizes) => {
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Map<string, string>();
    while (texts.nextNode()) {
      const { textContent, parentElement: around } = texts.currentNode;
      if (!textContent?.trim() || !around?.checkVisibility() || around.closest('svg, .sr-only, .hero-words h1')) continue;
      const size = Number.parseFloat(getComputedStyle(around).fontSize) / root;
      if (!sizes.some((one) => Math.abs(one - size) < 0.01)) found.set(size.toFixed(3), textContent.trim().slice(0, 30));
    }
    return [...found].map(([size, text]) => `${size} rem “${text}”`);
  }, allowed);

for (const [width, title] of Object.entries(widths)) {
  test(`at ${width} px every kind of page keeps to the scale`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: Number(width), height: 900 });
    for (const { path } of kinds) {
      await page.goto(path);
      expect.soft(await strangers(page, [title, ...scale]), path).toEqual([]);
    }
  });
}
