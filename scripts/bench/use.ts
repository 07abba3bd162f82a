import { setTimeout as wait } from 'node:timers/promises';
import type { LaunchedChrome } from 'chrome-launcher';
import puppeteer, { type CDPSession, type ElementHandle, type Page } from 'puppeteer-core';

/** The phone Lighthouse visits with. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Milliseconds of reading: what a page fetches after it has come to rest belongs to what it costs. */
export const reading = 20_000;
/** Milliseconds until a page has come to rest. */
export const resting = 5000;
/** Milliseconds until a page has woken and an answer to a tap is painted, scripts fetched meanwhile included. */
const answering = 4000;

/** Controls of the page itself, but for Print, which the browser answers with a window of its own; where it has none, the way to the menu. */
const controls = ['main :is(button:not([data-print]), summary, input, select)', 'header button[popovertarget]'];

type Watched = Window & { longestInteraction?: number; longestTask?: number };

/** In the page: the longest interaction so far, as Event Timing has it; nothing below 16 ms is told. */
function watchInteractions() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const watched = window as Watched;
      if (entry.interactionId) watched.longestInteraction = Math.max(watched.longestInteraction ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** In the page: the longest task from now on, as Long Tasks has it; nothing up to 50 ms is told. */
function watchTasks() {
  new PerformanceObserver((list) => {
    const watched = window as Watched;
    for (const { duration } of list.getEntries()) watched.longestTask = Math.max(watched.longestTask ?? 0, duration);
  }).observe({ type: 'longtask' });
}

/**
 * Visitors have no one listening for errors. While somebody does, the browser notes where each error was made, and to do so
 * reads all of React DOM once more as it starts, since that makes a few for later use: 35 to 40 ms of the measured task.
 */
async function stopListening(page: Page): Promise<void> {
  // Puppeteer listens in the session it works with, which it does not give away otherwise.
  await (page as Page & { _client(): CDPSession })._client().send('Runtime.disable');
}

async function firstControl(page: Page): Promise<ElementHandle | undefined> {
  for (const selector of controls) {
    for (const control of await page.$$(selector)) if (await control.isVisible()) return control;
  }
  return undefined;
}

/** Visits a page as one who has never been there, and leaves it again. */
async function asNewVisitor<Found>(chrome: LaunchedChrome, url: string, look: (page: Page) => Promise<Found>): Promise<Found> {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: phone });
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.evaluateOnNewDocument(watchInteractions);
    await page.goto(url, { waitUntil: 'load' });
    return await look(page);
  } finally {
    await context.close();
    await browser.disconnect();
  }
}

/** What the first tap brings, waking included, on a processor slowed four times; in milliseconds. */
export interface Tap {
  /** Until what it shows is painted. */
  readonly interaction: number;
  /** The longest task; 0 where none took more than 50. */
  readonly task: number;
}

/** Reads a page for some milliseconds, then taps its first control, if it has one. `read` is called in between. */
export async function tap(chrome: LaunchedChrome, url: string, milliseconds: number, read: () => void): Promise<Tap | undefined> {
  return asNewVisitor(chrome, url, async (page) => {
    await wait(milliseconds);
    read();
    await stopListening(page);
    const control = await firstControl(page);
    if (!control) return undefined;
    await page.emulateCPUThrottling(4);
    await page.evaluate(watchTasks);
    await control.tap();
    await wait(answering);
    return page.evaluate(() => {
      const { longestInteraction = 0, longestTask = 0 } = window as Watched;
      return { interaction: longestInteraction, task: longestTask };
    });
  });
}

/**
 * Wakes a page as a keyboard does that comes to its first control, which the control itself does not answer. Resolves to the
 * milliseconds of the longest task on a processor slowed four times, 0 where none took more than 50; undefined where the page has no control.
 */
export async function wakeUp(chrome: LaunchedChrome, url: string): Promise<number | undefined> {
  return asNewVisitor(chrome, url, async (page) => {
    await wait(resting);
    await stopListening(page);
    const control = await firstControl(page);
    if (!control) return undefined;
    await page.emulateCPUThrottling(4);
    await page.evaluate(watchTasks);
    await control.focus();
    await wait(answering);
    return page.evaluate(() => (window as Watched).longestTask ?? 0);
  });
}
