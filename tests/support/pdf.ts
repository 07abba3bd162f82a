import type { Page } from '@playwright/test';

/** Prints the page on Letter paper when its fonts have loaded; returns the number of sheets and bytes. */
export async function printed(page: Page): Promise<{ pages: number; bytes: number }> {
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ format: 'letter', preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  return { pages, bytes: pdf.length };
}
