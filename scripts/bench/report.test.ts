import { describe, expect, it } from 'vitest';
import type { Visit } from './measure.ts';
import { faultLines, median, missedBudgets, type Result, table } from './report.ts';

const good: Visit = {
  firstPaint: 660,
  largestPaint: 770,
  blocking: 10,
  shift: 0,
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  status: 200,
  requests: [],
  faults: [],
};
const page = { name: 'home', path: '/', module: 'home', indexed: true, fetchesAhead: false };
const article = { ...page, name: 'condition/asthma', module: 'condition' };
const weights = { html: 24_000, css: 9000, js: 7000, react: 115_000, fonts: 31_000, firstImage: 40_000, inAll: 60_000, kept: 40_000 };
const result = (change: Partial<Result> = {}): Result => ({
  page,
  visits: [good],
  limit: [{ ...good, firstPaint: 600, largestPaint: 700 }],
  taps: [{ interaction: 200, task: 50 }],
  wakings: [50],
  weights,
  ...change,
});

describe('the median', () => {
  it('is the middle value, or the mean of the two middle ones', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 3])).toBe(4);
    expect(median([7])).toBe(7);
    expect(median([])).toBeUndefined();
  });
});

describe('the table', () => {
  it('marks nothing where every bar is met, to the limit', () => {
    expect(missedBudgets([result()])).toBe(0);
    expect(table([result()])).not.toContain('✗');
  });

  it.each([{ firstPaint: 661 }, { largestPaint: 771 }])('marks a paint more than 1.1 times later than the limit: %o', (late) => {
    expect(missedBudgets([result({ visits: [{ ...good, ...late }] })])).toBe(1);
    expect(table([result({ visits: [{ ...good, ...late }] })])).toContain('1.10✗');
  });

  it('marks an answer to a tap that comes late, or keeps the page busy, and says where there was nothing to tap', () => {
    const late = [150, 201, 250].map((interaction) => ({ interaction, task: 0 }));
    expect(table([result({ taps: late })])).toContain('201✗');
    expect(table([result({ taps: [{ interaction: 40, task: 51 }] })])).toContain('51✗');
    expect(missedBudgets([result({ taps: [], wakings: [] })])).toBe(0);
    expect(table([result({ taps: [] })])).toContain('–');
  });

  it('marks a waking that keeps the page busy by itself', () => {
    expect(table([result({ wakings: [0, 52, 80] })])).toContain('52✗');
  });

  it('holds an article to less than other pages', () => {
    const heavy = { ...weights, html: 24_001, inAll: 60_001 };
    expect(missedBudgets([result({ page: article })])).toBe(0);
    expect(missedBudgets([result({ page: article, weights: heavy })])).toBe(2);
    expect(missedBudgets([result({ weights: heavy })])).toBe(0);
    expect(missedBudgets([result({ weights: { ...weights, inAll: 150_001 } })])).toBe(1);
  });

  it('holds what is kept for another day to its own budget', () => {
    expect(missedBudgets([result({ weights: { ...weights, kept: 90_001 } })])).toBe(1);
  });

  it('marks weights, blocking, shift and scores', () => {
    const poor = { ...good, blocking: 51, shift: 0.02, scores: { ...good.scores, accessibility: 97 } };
    const text = table([result({ visits: [poor], weights: { ...weights, js: 116_000 } })]);
    for (const mark of ['51✗', '0.020✗', '97✗', '116.0✗']) expect(text).toContain(mark);
  });

  it('takes the median of the runs, so that one slow visit decides nothing', () => {
    expect(missedBudgets([result({ visits: [good, { ...good, blocking: 900 }, good] })])).toBe(0);
  });

  it('leaves SEO aside on pages kept out of search engines', () => {
    const hidden = result({ page: { ...page, indexed: false }, visits: [{ ...good, scores: { ...good.scores, seo: 66 } }] });
    expect(missedBudgets([hidden])).toBe(0);
    expect(table([hidden])).toContain('(66)');
  });
});

it('leaves best practices aside where the page is the answer to a missing one', () => {
  const scores = { ...good.scores, 'best-practices': 96 };
  expect(missedBudgets([result({ visits: [{ ...good, status: 404, scores }] })])).toBe(0);
  expect(missedBudgets([result({ visits: [{ ...good, scores }] })])).toBe(1);
});

it('names each audit that took points off, once', () => {
  const faulty = { ...good, faults: ['color-contrast'] };
  expect(faultLines([result({ visits: [faulty, faulty] }), result()])).toEqual(['home: color-contrast']);
});
