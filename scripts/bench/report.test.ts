import { describe, expect, it } from 'vitest';
import type { Visit } from './measure.ts';
import { faultLines, median, missedBars, type Result, table } from './report.ts';

const good: Visit = {
  largestPaint: 770,
  blocking: 10,
  shift: 0,
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  status: 200,
  requests: [],
  faults: [],
};
const page = { name: 'home', path: '/', indexed: true };
const weights = { html: 14_000, css: 11_000, js: 104_000, fonts: 31_000, firstImage: 40_000 };
const result = (change: Partial<Result> = {}): Result => ({
  page,
  visits: [good],
  stripped: [{ ...good, largestPaint: 700 }],
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
    expect(missedBars([result()])).toBe(0);
    expect(table([result()])).not.toContain('✗');
  });

  it('marks a paint more than 1.1 times later than without scripts', () => {
    const late = result({ visits: [{ ...good, largestPaint: 771 }] });
    expect(missedBars([late])).toBe(1);
    expect(table([late])).toContain('1.10✗');
  });

  it('marks weights, blocking, shift and scores', () => {
    const poor = { ...good, blocking: 51, shift: 0.02, scores: { ...good.scores, accessibility: 97 } };
    const text = table([result({ visits: [poor], weights: { ...weights, js: 116_000 } })]);
    for (const mark of ['51✗', '0.020✗', '97✗', '116.0✗']) expect(text).toContain(mark);
  });

  it('takes the median of the runs, so that one slow visit decides nothing', () => {
    expect(missedBars([result({ visits: [good, { ...good, blocking: 900 }, good] })])).toBe(0);
  });

  it('leaves SEO aside on pages kept out of search engines', () => {
    const hidden = result({ page: { ...page, indexed: false }, visits: [{ ...good, scores: { ...good.scores, seo: 66 } }] });
    expect(missedBars([hidden])).toBe(0);
    expect(table([hidden])).toContain('(66)');
  });
});

it('leaves best practices aside where the page is the answer to a missing one', () => {
  const scores = { ...good.scores, 'best-practices': 96 };
  expect(missedBars([result({ visits: [{ ...good, status: 404, scores }] })])).toBe(0);
  expect(missedBars([result({ visits: [{ ...good, scores }] })])).toBe(1);
});

it('names each audit that took points off, once', () => {
  const faulty = { ...good, faults: ['color-contrast'] };
  expect(faultLines([result({ visits: [faulty, faulty] }), result()])).toEqual(['home: color-contrast']);
});
