/** Helpers for tests of the office's desk by keyboard alone, down to the smallest phone. */
import type { Locator, Page } from '@playwright/test';
import { type DeskFixture, passphrase } from '../../office/desk-fixture.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './test.ts';

export const smallest = { width: 320, height: 640 };

/** Presses Tab until the element has the focus, at most 400 times. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // A browser ignores keys pressed before a page's style sheets have loaded.
  await page.waitForLoadState();
  const element = await target.elementHandle();
  for (let step = 0; step < 400; step += 1) {
    if (await element?.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Not reached by the Tab key');
}

/** Opens a desk with its passphrase. */
export async function unlock(page: Page, { address }: DeskFixture): Promise<void> {
  await page.goto(`${address}unlock`);
  await page.locator('input[type="password"]').fill(passphrase);
  await page.keyboard.press('Enter');
}

/** Expects no axe violations and no sideways scrolling at 320 px. */
export async function expectSound(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  const window = page.viewportSize();
  await page.setViewportSize(smallest);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${state} at 320 px`).toBe(320);
  if (window) await page.setViewportSize(window);
}
