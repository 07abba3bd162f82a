/** Every page sets its words in the sizes of app/styles/tokens.css and in no others. */
import { expect, type Page } from '@playwright/test';

/** Beside the title, which grows with the window: parts and heads, what is read, small, finer, raised. Rem. */
const scale = [1.875, 1.3125, 1.125, 1, 0.875, 0.75];
/** The title's rem in a window of so many pixels. */
const titles = { 360: 2.125, 1440: 2.75 };

/** Fails with the sizes in rem that words of the open page have and the scale has not; what a drawing holds is no text, and home's opening is a poster. */
export async function expectTypeScale(page: Page, width: keyof typeof titles) {
  await page.setViewportSize({ width, height: 900 });
  const strangers = await page.evaluate(
    (sizes) => {
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
    },
    [titles[width], ...scale],
  );
  expect.soft(strangers, `${page.url()} at ${width} px`).toEqual([]);
}
