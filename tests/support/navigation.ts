/** Navigates from page to page as a visitor does who uses the site. */
import type { Page } from '@playwright/test';
import { hydrate } from './hydration.ts';

/** A page that is hydrated: what is followed from it is shown without loading a whole page. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** A link at the foot of every page. */
export const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
