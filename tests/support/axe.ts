import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './test.ts';

/** WCAG 2.2 A and AA, and what axe calls best practice. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Only faults are worth describing: a long page passes in thousands of places.
  resultTypes: ['violations'],
  // Says only that what is hidden was not looked at, for an eighth of the time.
  rules: { 'hidden-content': { enabled: false } },
};

/**
 * Fails with rule, reason and place of every fault that axe finds: on the whole page or, where all else was looked at before,
 * in the part of it that `within` selects.
 */
export async function expectAccessible(page: Page, state = '', within?: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([part, how]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      return (await run(part ?? document, how)).violations;
    },
    [within, options] as const,
  );
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html.slice(0, 200)}\n${failureSummary}`),
  );
  expect.soft(faults, state).toEqual([]);
}
