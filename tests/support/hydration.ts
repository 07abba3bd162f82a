import type { Page, Request } from '@playwright/test';
import { words as hoursWords } from '#app/parts/hours/words.ts';
import { expect } from './test.ts';

/** Expects React to be ready, with the visitor's earlier input repeated. Nothing on the screen shows this. */
export async function expectHydrated(page: Page) {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}

/** Expects the header's menus to handle the mouse and its drawer the Back button. Nothing on the screen shows this. */
export async function expectHeader(page: Page) {
  await expect(page.locator('html[data-header]')).toHaveCount(1);
}

/** Expects live content on the page, which appears even before hydration. */
export async function expectLive(page: Page) {
  const today = new RegExp(`^(${hoursWords.today.en}|${hoursWords.today.es}): `);
  await expect(page.getByRole('contentinfo').getByRole('paragraph').filter({ hasText: today })).toHaveCount(2);
}

/** Hydrates a loaded page as a visitor's first key does; the listener is at the page's end. Shift alone has no other effect. */
export async function hydrate(page: Page) {
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.press('Shift');
  await expectHydrated(page);
}

/** Returns a list that collects the scripts requested from now on. */
export function scriptRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js')) requests.push(request);
  });
  return requests;
}

/** Holds the site's scripts until released, except those for live content: hydration has begun and cannot finish. */
export async function holdScripts(page: Page, which = /\/assets\/(?!live-)[^/]+\.js$/): Promise<{ release(): void; asked: Promise<void> }> {
  let release = () => {};
  let wasAsked = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    wasAsked = resolve;
  });
  await page.route(which, async (route) => {
    wasAsked();
    await released;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { release: () => release(), asked };
}
