import type { Page } from '@playwright/test';

type Watched = Window & { shift?: number };

/** Starts counting layout shift from the next navigation on. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as Watched;
    watched.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift = (watched.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shift of the page so far, as the browser counts it. */
export async function shiftSoFar(page: Page): Promise<number> {
  // Two frames, since shifts are reported after paint.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => (window as Watched).shift ?? Number.NaN);
}
