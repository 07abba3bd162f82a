import type { Page, Request } from '@playwright/test';
import { words as hoursWords } from '#app/parts/hours/words.ts';
import { expect } from './test.ts';

/** Whether React answers: what the visitor did before has then been done again. Nothing on the screen tells it. */
export async function expectHydrated(page: Page) {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}

/** Whether the header's menus answer the mouse and its drawer the Back button. Nothing on the screen tells it. */
export async function expectHeader(page: Page) {
  await expect(page.locator('html[data-header]')).toHaveCount(1);
}

/** Whether the page says what holds now, as it does before hydration. */
export async function expectLive(page: Page) {
  const today = new RegExp(`^(${hoursWords.today.en}|${hoursWords.today.es}): `);
  await expect(page.getByRole('contentinfo').getByRole('paragraph').filter({ hasText: today })).toHaveCount(2);
}

/** Hydrates a page as a visitor's first key does, once all of it has come: what listens stands at its end. Shift alone does nothing else. */
export async function hydrate(page: Page) {
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.press('Shift');
  await expectHydrated(page);
}

/** The scripts a page has asked for since, kept up to date. */
export function scriptRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js')) requests.push(request);
  });
  return requests;
}

/** Keeps the scripts of the site waiting until released, all but what shows what holds now: a page that has begun to hydrate and has not. */
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
