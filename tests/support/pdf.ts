import type { Page } from '@playwright/test';

/** The page as the browser would print it on Letter paper once its fonts have come, and how many sheets that takes. */
export async function printed(page: Page): Promise<{ pages: number; bytes: number }> {
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ format: 'letter', preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  return { pages, bytes: pdf.length };
}
