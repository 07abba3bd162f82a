/** Checks that every page sets its text in the sizes of app/styles/tokens.css and in no others. */
import { expect, type Page } from '@playwright/test';

/** Sizes in rem besides the title's, which grows with the window: sections, headings, text, small, fine, superscript. */
const scale = [1.875, 1.3125, 1.125, 1, 0.875, 0.75];
/** The title's rem, by the window's width in pixels. */
const titles = { 360: 2.125, 1440: 2.75 };

/** Fails with sizes in rem of the page's text that the scale lacks. Text in drawings and the home page's opening, a poster, is exempt. */
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
