import type { Page } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { oneOfEachKind, visitsEverything } from '../support/addresses.ts';
import { drawer } from '../support/header.ts';
import { hydrate } from '../support/hydration.ts';
import { sidewaysOverflow } from '../support/layout.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const windows = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const sizes = [125, 150, 200];

/** Of the window's height, at most; the small rest is the line under the header. */
const shareOfWindow = 0.2;

async function enlarge(page: Page, percent: number) {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** What is wrong with the header as it stands in the window: parts over each other or out of it, names broken within a word, too tall. */
async function headerFaults(page: Page, share: number): Promise<string[]> {
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
  }, share);
}

const combinations = windows.flatMap((window) => sizes.map((size) => ({ window, size })));

/** Of the twelve each kind of page is tried in every third, the next kind in the next ones; with `VISITS=full` in all. */
const triedOn = (place: number) => (visitsEverything ? combinations : combinations.filter((_, turn) => turn % 3 === place % 3));

/** Spanish has the longer words; every sixth kind of page in a window of its own, so that they share the work. */
const kinds = oneOfEachKind
  .filter(({ language, page }) => language === 'es' && page.module !== 'gallery')
  .map(({ path }, place) => ({ path, part: place % 6, tried: triedOn(Math.floor(place / 6)) }));
for (const part of [0, 1, 2, 3, 4, 5]) {
  test.describe('with larger text', () => {
    test.use({ expected: { problems: [/status 404/, /^console error: (Failed to load resource|Page not found)/] } });
    test(`the header keeps its parts apart and whole, and the page its width (${part + 1} of 6)`, async ({ page }) => {
      for (const { path, tried } of kinds.filter((kind) => kind.part === part)) {
        await page.goto(path);
        for (const { window, size } of tried) {
          await page.setViewportSize(window);
          await enlarge(page, size);
          const at = `${path} at ${window.width} px and ${size} %`;
          expect.soft(await headerFaults(page, shareOfWindow), at).toEqual([]);
          expect.soft(await sidewaysOverflow(page), at).toEqual({ pixels: 0, elements: [] });
        }
      }
    });
  });
}

test('the drawer opens, holds its lines and closes with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(pathOf('insurance', 'es'));
  await hydrate(page);
  await enlarge(page, 200);
  await page.getByRole('banner').getByRole('button', { name: words.menu.es, exact: true }).click();
  const open = drawer(page, 'es');
  await settled(open);
  await expect(open.getByRole('link', { name: words.emergency.es, exact: true }).first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();
});

for (const language of ['en', 'es'] as const) {
  test(`${language}: the emergency is one tap away from anywhere on a phone: in the header far down the page, and first in the drawer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathOf('condition/asthma', language));
    await hydrate(page);
    await page.evaluate(() => scrollTo(0, 4000));
    const entry = page.getByRole('banner').getByRole('link', { name: words.emergency[language], exact: true }).first();
    await expect(entry).toBeInViewport({ ratio: 1 });
    const box = await entry.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.getByRole('banner').getByRole('button', { name: words.menu[language], exact: true }).click();
    const links = drawer(page, language).getByRole('link');
    // The other language stands in the drawer's head.
    await expect(links.nth(1)).toHaveAttribute('href', pathOf('emergency', language));
    await page.keyboard.press('Escape');
    await entry.click();
    await expect(page).toHaveURL(pathOf('emergency', language));
    await expect(page.getByRole('banner').getByRole('link', { name: words.emergency[language], exact: true })).toHaveCount(0);
  });
}
