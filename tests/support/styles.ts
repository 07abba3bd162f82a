import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { classesOfPage, elementsOfPage } from '../../scripts/build/page-classes.ts';
import { classNames, usedStyles } from '../../scripts/build/used-styles.ts';

const known = new Map<string, Set<string>>();
function classesIn(css: string): Set<string> {
  const names = known.get(css) ?? classNames(css);
  known.set(css, names);
  return names;
}

const [sheet = ''] = await Array.fromAsync(glob('build/client/assets/*.css'));
const everyRule = () => readFileSync(sheet, 'utf8');

/** Whether all styles came, for a page of another kind. */
export const allStyles = (page: Page) => page.locator('head > link[rel="stylesheet"]');

/**
 * The class names on a page, as it stands now, that the stylesheet knows and the style in the page does not: parts
 * that are shown without their look.
 */
export async function unstyledClasses(page: Page): Promise<string[]> {
  const html = await page.content();
  const style = /<style data-inline="style"[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1];
  if (style === undefined || /<link[^>]* rel="stylesheet"/.test(html)) return [];
  const names = classesIn(style.replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
  const onPage = classesOfPage(html);
  const unknown = [...onPage].filter((name) => classesIn(everyRule()).has(name) && !names.has(name));
  if (unknown.length === 0) return [];
  // A rule may want another class within, as "[&_.line]:h-4" does, that does not stand on this page.
  const elements = elementsOfPage(html);
  const wanted = classNames(usedStyles(everyRule(), (name) => onPage.has(name) || elements.has(name)));
  return unknown.filter((name) => wanted.has(name));
}
