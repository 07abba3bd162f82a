import type { Browser, Page, Request } from '@playwright/test';
import type { Figures } from './figures.ts';

/** Lighthouse's phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Milliseconds of reading; what a page fetches by itself meanwhile counts toward its weight. */
const reading = 10_000;
/** Milliseconds until a page has hydrated and the response to a tap is painted, including scripts fetched meanwhile. */
const answering = 4000;

/** Controls of the page itself, except Print, for which the browser opens its own window; on a page without any, the menu button. */
const controls = ['main :is(button:not([data-print]), summary, input, select)', 'header button[popovertarget]'];

type Watched = Window & { tapFigures: { INP: number; task: number } };

/** Records in the page the longest interaction from now on (only from 16 ms) and the longest task (only above 50 ms). */
function watch() {
  const found = { INP: 0, task: 0 };
  (window as unknown as Watched).tapFigures = found;
  const observe = (init: PerformanceObserverInit, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(init);
  observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, (entry) => {
    if ((entry as PerformanceEventTiming).interactionId) found.INP = Math.max(found.INP, entry.duration);
  });
  observe({ type: 'longtask' }, ({ duration }) => {
    found.task = Math.max(found.task, duration);
  });
}

/** Whether a request is of this type; a name in .js is a script too, since scripts may be fetched first and imported later. */
const isOf = (type: string) => (one: Request) =>
  one.resourceType() === type || (type === 'script' && new URL(one.url()).pathname.endsWith('.js'));

/** Returns the kilobytes of the responses to requests of some types, or to all, compressed as sent, without headers. */
async function weightOf(requests: readonly Request[], ...types: readonly string[]): Promise<number> {
  const counted = requests.filter((one) => types.length === 0 || types.some((type) => isOf(type)(one)));
  // A response that the browser already had has no size.
  const sizes = counted.map(async (one) => ((await one.response()) ? Math.max(0, (await one.sizes()).responseBodySize) : 0));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

/** Scrolls to the first control, and returns its box. */
async function firstControl(page: Page) {
  for (const selector of controls) {
    const control = page.locator(selector).filter({ visible: true }).first();
    if ((await control.count()) === 0) continue;
    await control.scrollIntoViewIfNeeded();
    return control.boundingBox();
  }
  return null;
}

/**
 * Reads a page like a first-time visitor, then taps its first control, if any, on a processor slowed four times. Returns what was fetched
 * before and after, and how long the response and the longest task took.
 */
export async function readAndTap(browser: Browser, url: string): Promise<Figures> {
  // What the service worker fetches for later has its own limits (.size-limit.js).
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => request.url().startsWith('http') && requests.push(request));
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(reading);
    const read = [...requests];
    // Icons and the logo are vector drawings of a few hundred bytes.
    const image = read.find((one) => one.resourceType() === 'image' && !one.url().includes('.svg'));
    const weights: Figures = {
      HTML: await weightOf(read, 'document'),
      script: await weightOf(read, 'script'),
      fonts: await weightOf(read, 'font'),
      image: image && (await weightOf([image])),
      'in all': await weightOf(read),
    };
    const place = await firstControl(page);
    if (!place) return weights;
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(watch);
    await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
    await page.waitForTimeout(answering);
    const answer = await page.evaluate(() => (window as unknown as Watched).tapFigures);
    return { ...weights, ...answer, hydration: await weightOf(requests.slice(read.length), 'script', 'fetch') };
  } finally {
    await context.close();
  }
}
