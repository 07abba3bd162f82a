import type { Page, Request } from '@playwright/test';
import { words as hoursWords } from '#app/parts/hours/words.ts';
import { expect } from './test.ts';

/** Whether React answers: what the visitor did before has then been done again. Nothing on the screen tells it. */
export async function expectAwake(page: Page) {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}

/** Whether the page says what holds now, as those of the table that tell of it do before they wake. */
export async function expectToTellOfNow(page: Page) {
  const today = new RegExp(`^(${hoursWords.today.en}|${hoursWords.today.es}): `);
  await expect(page.getByRole('contentinfo').getByRole('paragraph').filter({ hasText: today })).toHaveCount(2);
}

/** Wakes a page as a visitor's first key does. Shift alone does nothing else. */
export async function wake(page: Page) {
  await page.keyboard.press('Shift');
  await expectAwake(page);
}

/** The scripts a page has asked for since, kept up to date. */
export function scriptRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js')) requests.push(request);
  });
  return requests;
}

/** Keeps every script of the site waiting until released: a page that has begun to wake and has not. */
export async function holdScripts(page: Page): Promise<{ release(): void; asked: Promise<void> }> {
  let release = () => {};
  let wasAsked = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    wasAsked = resolve;
  });
  // What tells of now is no part of waking.
  await page.route(/\/assets\/(?!live-)[^/]+\.js$/, async (route) => {
    wasAsked();
    await released;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { release: () => release(), asked };
}
