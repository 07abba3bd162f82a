/** What every page owes to who reads with larger letters: a header that stays apart and whole, no scrolling sideways, no text cut off. */
import type { Page } from '@playwright/test';
import { modules, visitsEverything } from './addresses.ts';
import { cutOffTexts, sidewaysOverflow } from './layout.ts';
import { expect } from './test.ts';

const windows = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const sizes = [125, 150, 200];

/** Of the window's height, at most; the small rest is the line under the header. */
const shareOfWindow = 0.2;

/** Letters so many percent of their size, as a visitor sets them in the browser. */
export async function enlarge(page: Page, percent: number) {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** What is wrong with the header as it stands in the window: parts over each other or out of it, names broken within a word, too tall. */
async function headerFaults(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    scrollTo(0, 0);
    const header = document.querySelector('header');
    if (!header) return ['no header'];
    const faults: string[] = [];
    const parts = [...header.querySelectorAll<HTMLElement>('a, button')].filter(
      (part) => !part.closest('dialog, [popover]') && part.checkVisibility() && part.getBoundingClientRect().width > 1,
    );
    const name = (part: HTMLElement) => (part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 30);
    for (const [place, part] of parts.entries()) {
      const one = part.getBoundingClientRect();
      if (one.left < -1 || one.right > innerWidth + 1) faults.push(`“${name(part)}” leaves the window`);
      for (const next of parts.slice(place + 1)) {
        const other = next.getBoundingClientRect();
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > 1 && high > 1) faults.push(`“${name(part)}” lies over “${name(next)}”`);
      }
    }
    /** What only screen readers get, or stands inside it. */
    const isCut = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' || (element.parentElement !== null && isCut(element.parentElement));
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const around = text.parentElement;
      if (!around?.checkVisibility() || around.closest('dialog, [popover]') || isCut(around)) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`“${word}” is broken`);
      }
    }
    scrollTo(0, document.documentElement.scrollHeight);
    const { top, bottom } = header.getBoundingClientRect();
    if (bottom > 0 && bottom - Math.max(top, 0) > innerHeight * most + 1) faults.push(`stuck ${Math.round(bottom)} px high`);
    scrollTo(0, 0);
    return faults;
  }, shareOfWindow);
}

const combinations = windows.flatMap((window) => sizes.map((size) => ({ window, size })));

/** Where most people come, and where it must not fail: tried in all combinations. */
const foremost = ['home', 'emergency'];

/** Of the twelve each other kind of page is tried in every third, the next kind in the next ones; with `VISITS=full` in all. */
function triedOn(module: string) {
  if (visitsEverything || foremost.includes(module)) return combinations;
  return combinations.filter((_, turn) => turn % 3 === modules.indexOf(module) % 3);
}

/** Fails with every fault of the page that is open, of the kind `module`, in smaller windows and with larger letters. Leaves the letters large. */
export async function expectRoomForLargeText(page: Page, module: string) {
  for (const { window, size } of triedOn(module)) {
    await page.setViewportSize(window);
    await enlarge(page, size);
    const at = `${page.url()} at ${window.width} px and ${size} %`;
    expect.soft(await headerFaults(page), at).toEqual([]);
    expect.soft(await sidewaysOverflow(page), at).toEqual({ pixels: 0, elements: [] });
    // A phone's bar of contents shows as much of a heading as it has room for.
    if (window.width === 1280) expect.soft(await cutOffTexts(page), `${at}, cut off`).toEqual([]);
  }
}
