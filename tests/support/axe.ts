import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** WCAG 2.2 A and AA, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with rule, reason and place of every fault that axe finds. */
export async function expectAccessible(page: Page, state = '') {
  // Only faults are worth describing: a long page passes in thousands of places.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(tags);
  const { violations } = await axe.setLegacyMode(true).analyze();
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html.slice(0, 200)}\n${failureSummary}`),
  );
  expect.soft(faults, state).toEqual([]);
}
