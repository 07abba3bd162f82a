import { describe, expect, it } from 'vitest';
import { type Figures, medians, missedBudgets } from './figures.ts';

const home = { name: 'home', path: '/', module: 'home', indexed: true };
const article = { ...home, name: 'condition/asthma', module: 'condition' };
/** All that a page may cost, to the limit. */
const full: Figures = {
  ...{ FCP: 900, LCP: 1200, TBT: 150, CLS: 0.02, INP: 200, task: 100 },
  ...{ performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  ...{ HTML: 33, script: 10, fonts: 32, image: 60, 'in all': 100, hydration: 150 },
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
    expect(missedBudgets(home, { ...full, 'in all': 200 })).toEqual([]);
    expect(missedBudgets(home, { ...full, INP: undefined, task: undefined, image: undefined })).toEqual([]);
  });

  it.each(
    Object.entries({
      TBT: 151,
      CLS: 0.021,
      INP: 201,
      task: 101,
      script: 10.1,
      fonts: 32.1,
      image: 60.1,
      'in all': 200.1,
      hydration: 150.1,
    }),
  )('are missed by more: %s', (name, value) => {
    expect(missedBudgets(home, { ...full, [name]: value })).toEqual([expect.stringContaining(`home: ${name} is ${value}, its budget `)]);
  });

  it.each(['performance', 'accessibility', 'best-practices', 'seo'] as const)('are missed by fewer points: %s', (name) => {
    expect(missedBudgets(home, { ...full, [name]: 98 })).toHaveLength(1);
  });

  it('are smaller for an article', () => {
    expect(missedBudgets(article, { ...full, HTML: 33.1, 'in all': 100.1 })).toHaveLength(2);
    expect(missedBudgets(home, { ...full, HTML: 33.1, 'in all': 100.1 })).toEqual([]);
  });

  it('leave aside what a page loses on purpose: SEO out of search engines, the status of the not-found pages', () => {
    expect(missedBudgets({ ...home, indexed: false }, { ...full, seo: 61 })).toEqual([]);
    expect(missedBudgets({ ...home, module: 'not-found' }, { ...full, 'best-practices': 96 })).toEqual([]);
  });
});
