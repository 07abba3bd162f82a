import { describe, expect, it } from 'vitest';
import { type Figures, medians, missedBudgets } from './figures.ts';

const page = { name: 'locations', path: '/locations', module: 'locations', indexed: true };
const article = { ...page, name: 'condition/asthma', module: 'condition' };
/** A page at every limit. */
const full: Figures = {
  ...{ FCP: 900, LCP: 1200, TBT: 150, CLS: 0.02, INP: 200, task: 100 },
  ...{ performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  ...{ HTML: 38, script: 12.5, fonts: 32, image: 60, 'in all': 100, hydration: 154 },
};

describe('the medians', () => {
  it('are the middle values, or the means of the two in the middle, of the visits that have them', () => {
    expect(medians([{ TBT: 9, INP: 40 }, { TBT: 1 }, { TBT: 5 }])).toMatchObject({ TBT: 5, INP: 40, task: undefined });
    expect(medians([{ CLS: 0.01 }, { CLS: 0.0126 }])).toMatchObject({ CLS: 0.011 });
  });
});

describe('the budgets', () => {
  it('are met to the limit, and where there was nothing to measure', () => {
    expect(missedBudgets(article, full)).toEqual([]);
    expect(missedBudgets(page, { ...full, 'in all': 200 })).toEqual([]);
    expect(missedBudgets(page, { ...full, INP: undefined, task: undefined, image: undefined })).toEqual([]);
  });

  it.each(
    Object.entries({
      TBT: 151,
      script: 13,
      'in all': 200.1,
      hydration: 155.1,
    }),
  )('are missed by more: %s', (name, value) => {
    expect(missedBudgets(page, { ...full, [name]: value })).toEqual([
      expect.stringContaining(`locations: ${name} is ${value}, its budget `),
    ]);
  });

  it.each(['performance', 'accessibility', 'best-practices', 'seo'] as const)('are missed by fewer points: %s', (name) => {
    expect(missedBudgets(page, { ...full, [name]: 98 })).toHaveLength(1);
  });

  it('are smaller for an article', () => {
    expect(missedBudgets(article, { ...full, HTML: 39.1, 'in all': 100.1 })).toHaveLength(2);
    expect(missedBudgets(page, { ...full, HTML: 39.1, 'in all': 100.1 })).toEqual([]);
  });

  it('allow a kind of page what it is for: a third face where quotes stand, and no more', () => {
    expect(missedBudgets({ ...page, module: 'team' }, { ...full, fonts: 44 })).toEqual([]);
    expect(missedBudgets({ ...page, module: 'team' }, { ...full, fonts: 44.1, script: 13 })).toHaveLength(2);
  });

  it('leave aside what a page loses on purpose: SEO out of search engines, the status of the not-found pages', () => {
    expect(missedBudgets({ ...page, indexed: false }, { ...full, seo: 61 })).toEqual([]);
    expect(missedBudgets({ ...page, module: 'not-found' }, { ...full, 'best-practices': 96 })).toEqual([]);
  });
});
