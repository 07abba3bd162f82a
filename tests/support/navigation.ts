/** Navigates from page to page as a visitor does. */
import type { Page } from '@playwright/test';
import { hydrate } from './hydration.ts';

/** Opens and hydrates a page, so that links from it are followed without loading a whole page. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Finds a link in the footer of every page. */
export const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
