/** Checks every page with larger text: an intact header without overlaps, no sideways scrolling, no text cut off. */
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

/** The largest share of the window's height; the small remainder is the line under the header. */
const shareOfWindow = 0.2;

/** Sets the text size in percent, as a visitor does in the browser. */
export async function enlarge(page: Page, percent: number) {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/**
 * Returns the header's errors at the top and the end of the page, where the link to the emergency page joins it: overlapping parts,
 * parts out of the window, names broken within a word, a sticky header that is too tall.
 */
export async function headerFaults(page: Page): Promise<string[]> {
  return page.evaluate(async (most) => {
    const header = document.querySelector('header');
    if (!header) return ['no header'];
    const faults: string[] = [];
    const name = (part: Element) => (part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 30);
    /** Whether an element or its container is for screen readers only. */
    const isCut = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' || (element.parentElement !== null && isCut(element.parentElement));
    /** Returns the visible words of an element with the boxes of their lines. */
    const wordsOf = (element: Element) => {
      const found: { word: string; lines: DOMRect[] }[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const around = text.parentElement;
        if (!around?.checkVisibility() || around.closest('dialog, [popover]') || isCut(around)) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          found.push({ word, lines: [...range.getClientRects()] });
        }
      }
      return found;
    };
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const check = (where: string) => {
      const parts = [...header.querySelectorAll<HTMLElement>('a, button')].filter(
        (part) => !part.closest('dialog, [popover]') && part.checkVisibility() && part.getBoundingClientRect().width > 1,
      );
      for (const [place, part] of parts.entries()) {
        const one = part.getBoundingClientRect();
        const boxes = [one, ...wordsOf(part).flatMap(({ lines }) => lines)];
        if (boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1)) faults.push(`“${name(part)}” leaves the window ${where}`);
        for (const next of parts.slice(place + 1)) {
          const others = [next.getBoundingClientRect(), ...wordsOf(next).flatMap(({ lines }) => lines)];
          if (boxes.some((box) => others.some((other) => meet(box, other))))
            faults.push(`“${name(part)}” lies over “${name(next)}” ${where}`);
        }
      }
      for (const { word, lines } of wordsOf(header))
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) faults.push(`“${word}” is broken ${where}`);
    };
    /** Scrolls and waits, because what joins the header away from the top appears a frame later. */
    const scroll = async (top: number) => {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    };
    await scroll(document.documentElement.scrollHeight);
    check('at the end');
    const { top, bottom } = header.getBoundingClientRect();
    if (bottom > 0 && bottom - Math.max(top, 0) > innerHeight * most + 1) faults.push(`stuck ${Math.round(bottom)} px high`);
    await scroll(0);
    check('at the top');
    return faults;
  }, shareOfWindow);
}

const combinations = windows.flatMap((window) => sizes.map((size) => ({ window, size })));

/** The most visited page and the most critical one: tried in all combinations. */
const foremost = ['home', 'emergency'];

/** Returns all twelve combinations for these pages and with `VISITS=full`; otherwise two, a phone and a wider window, which rotate. */
function triedOn(module: string) {
  if (visitsEverything || foremost.includes(module)) return combinations;
  return combinations.filter((_, turn) => turn % 6 === modules.indexOf(module) % 6);
}

/** Fails with every error of the open page, of the kind `module`, in smaller windows and with larger text. Leaves the text large. */
export async function expectRoomForLargeText(page: Page, module: string) {
  for (const { window, size } of triedOn(module)) {
    await page.setViewportSize(window);
    await enlarge(page, size);
    const at = `${page.url()} at ${window.width} px and ${size} %`;
    expect.soft(await headerFaults(page), at).toEqual([]);
    expect.soft(await sidewaysOverflow(page), at).toEqual({ pixels: 0, elements: [] });
    // A phone's bar of contents shows as much of a heading as it has room for.
    if (window.width >= 768) expect.soft(await cutOffTexts(page), `${at}, cut off`).toEqual([]);
  }
}
