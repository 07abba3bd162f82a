import type { Page } from '@playwright/test';
import type { Address } from '#app/site/paths.ts';
import { saysNotFound } from './addresses.ts';
import { hydrate } from './hydration.ts';
import { expect } from './test.ts';

/** Opens a page, expects its language and one heading, and hydrates it, unless it never hydrates or `hydrated` is false. */
export async function visit(page: Page, address: Address, { hydrated = true } = {}) {
  const response = await page.goto(address.path);
  expect(response?.status()).toBe(saysNotFound(address) ? 404 : 200);
  await expect(page.locator('html')).toHaveAttribute('lang', address.language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}{3}/u);
  if (hydrated && address.page.hydrate !== 'never') await hydrate(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/\p{L}{3}/u);
}
