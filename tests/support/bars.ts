/** Checks that sticky bars at the top and bottom of the window leave room for reading and using the page. */
import type { Page } from '@playwright/test';
import { enlarge } from './large-text.ts';
import { expect } from './test.ts';

/** A window of 1280 by 1024 px enlarged to 400 %, a small phone, and a phone with text twice as large. */
const views = [
  { width: 320, height: 256, percent: 100 },
  { width: 360, height: 640, percent: 100 },
  { width: 360, height: 740, percent: 200 },
];

/** The largest share of the window's height. */
const shareOfWindow = 1 / 3;

/** Returns the errors of the page's bars: together too high, or covering what has the focus or is scrolled to. */
async function barFaults(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const faults: string[] = [];
    const scroll = (top: number) => scrollTo({ top, behavior: 'instant' });
    const candidates = [...document.querySelectorAll('body *')].filter(
      (element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position) && !element.closest('dialog, [popover]'),
    );
    const boxesAt = (top: number) => {
      scroll(top);
      return candidates.map((element) => element.getBoundingClientRect());
    };
    const main = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
    const middle = scrollY + main.top + (main.height - innerHeight) / 2;
    const before = boxesAt(middle - 30);
    const now = boxesAt(middle);
    const bars = now.filter(
      ({ top, bottom, width, height }, place) =>
        top === before[place]?.top && width > innerWidth / 2 && height > 1 && bottom > 1 && top < innerHeight - 1,
    );
    const heights = bars.map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0));
    const together = heights.reduce((sum, height) => sum + height, 0);
    if (together > innerHeight * most + 1) faults.push(`bars of ${heights.map(Math.round).join(' and ')} px`);

    const name = (element: Element) => `${element.tagName} “${element.textContent?.trim().slice(0, 30)}”`;
    const isCovered = ({ top, bottom }: DOMRect) => bars.some((bar) => Math.min(bottom, bar.bottom) - Math.max(top, bar.top) > 2);
    const free = innerHeight - together;
    const stops = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().height < free - 40 &&
        !candidates.some((bar) => bar.contains(element)),
    );
    const every = Math.ceil(stops.length / 4);
    for (const stop of stops.filter((_, place) => place % every === 0)) {
      const { top, bottom } = stop.getBoundingClientRect();
      const topOfPage = top + scrollY;
      for (const [edge, place] of [['top', topOfPage] as const, ['foot', bottom + scrollY - innerHeight] as const]) {
        (document.activeElement as HTMLElement | null)?.blur();
        scroll(place);
        stop.focus();
        if (document.activeElement === stop && isCovered(stop.getBoundingClientRect())) faults.push(`${name(stop)} covered at the ${edge}`);
      }
      scroll(middle);
    }
    for (const heading of [...document.querySelectorAll('main h2')].filter((one) => one.checkVisibility()).slice(1, 4)) {
      heading.scrollIntoView();
      const box = heading.getBoundingClientRect();
      if (isCovered(new DOMRect(box.x, box.y, box.width, 20)) || box.top > innerHeight * 0.75) faults.push(`${name(heading)} not in sight`);
    }
    return faults;
  }, shareOfWindow);
}

/** Fails with every error of the open page's bars in a low window and with large text, with and without the notice of failed scripts. */
export async function expectBoundedBars(page: Page) {
  for (const { width, height, percent } of views) {
    await page.setViewportSize({ width, height });
    await enlarge(page, percent);
    for (const plain of [false, true]) {
      await page.evaluate((failed) => {
        if (failed) document.documentElement.dataset.plain = 'not-loaded';
        else delete document.documentElement.dataset.plain;
      }, plain);
      const at = `${page.url()} at ${width}×${height} px, ${percent} %${plain ? ', scripts failed' : ''}`;
      expect.soft(await barFaults(page), at).toEqual([]);
    }
  }
}
