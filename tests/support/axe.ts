import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect } from './test.ts';

/** The minified source, which every page loads in two thirds of the time. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2 A and AA, and axe's best practices. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Only violations need descriptions: a long page passes in thousands of places.
  resultTypes: ['violations'],
  // Reports only that hidden content was not checked, and takes an eighth of the time.
  rules: { 'hidden-content': { enabled: false } },
};

/**
 * Fails with rule, reason and place of every violation that axe finds: on the whole page or, where other tests check the rest,
 * in the part of it that `within` selects.
 */
export async function expectAccessible(page: Page, state = '', within?: string | { exclude: string[] }) {
  // A page opened by a form may still wait for its style sheets.
  await page.waitForLoadState();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([part, how]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // At the top, no sticky bar covers half a control; how far the page has scrolled depends on the fonts.
      const { scrollY } = window;
      scrollTo({ top: 0, behavior: 'instant' });
      const { violations } = await run(part ?? document, how);
      scrollTo({ top: scrollY, behavior: 'instant' });
      return violations;
    },
    [within, options] as const,
  );
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html.slice(0, 200)}\n${failureSummary}`),
  );
  expect.soft(faults, state).toEqual([]);
}
