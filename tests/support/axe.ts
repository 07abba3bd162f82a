import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect } from './test.ts';

/** Minified it is read in two thirds of the time, on every page anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2 A and AA, and what axe calls best practice. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Only faults are worth describing: a long page passes in thousands of places.
  resultTypes: ['violations'],
  // Says only that what is hidden was not looked at, for an eighth of the time.
  rules: { 'hidden-content': { enabled: false } },
};

/**
 * Fails with rule, reason and place of every fault that axe finds: on the whole page or, where all else is looked at elsewhere,
 * in the part of it that `within` selects.
 */
export async function expectAccessible(page: Page, state = '', within?: string | { exclude: string[] }) {
  // A page that a form led to may still wait for its style sheets.
  await page.waitForLoadState();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([part, how]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // From the top, so that a bar which stays in sight covers half of no control: where one has scrolled to depends on the letters.
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
