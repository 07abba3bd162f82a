import { setTimeout as wait } from 'node:timers/promises';
import type { LaunchedChrome } from 'chrome-launcher';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';

/** The phone Lighthouse visits with. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Milliseconds of reading: what a page fetches after it has come to rest belongs to what it costs. */
export const reading = 20_000;
/** Milliseconds until a page has come to rest. */
export const resting = 5000;
/** Milliseconds until an answer to a tap is painted, scripts fetched meanwhile included. */
const answering = 4000;

/** Controls of the page itself; where it has none, the way to the menu. */
const controls = ['main :is(button, summary, input, select)', 'header button[popovertarget]'];

type Watched = Window & { longestInteraction?: number };

/** In the page: the longest interaction so far, as Event Timing has it; nothing below 16 ms is told. */
function watchInteractions() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const watched = window as Watched;
      if (entry.interactionId) watched.longestInteraction = Math.max(watched.longestInteraction ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function firstControl(page: Page): Promise<ElementHandle | undefined> {
  for (const selector of controls) {
    for (const control of await page.$$(selector)) if (await control.isVisible()) return control;
  }
  return undefined;
}

export interface Use {
  /** Milliseconds from the first tap to what it shows, waking included, on a processor slowed four times; undefined without a control. */
  readonly interaction: number | undefined;
}

/** Reads a page for some milliseconds as a new visitor, then taps its first control. `read` is called in between. */
export async function use(chrome: LaunchedChrome, url: string, milliseconds: number, read: () => void): Promise<Use> {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: phone });
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.evaluateOnNewDocument(watchInteractions);
    await page.goto(url, { waitUntil: 'load' });
    await wait(milliseconds);
    read();
    const control = await firstControl(page);
    if (!control) return { interaction: undefined };
    await page.emulateCPUThrottling(4);
    await control.tap();
    await wait(answering);
    return { interaction: await page.evaluate(() => (window as Watched).longestInteraction ?? 0) };
  } finally {
    await context.close();
    await browser.disconnect();
  }
}
