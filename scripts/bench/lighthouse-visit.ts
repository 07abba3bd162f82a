import lighthouse, { type Flags } from 'lighthouse';
import type { Figures } from './figures.ts';

/** Throttling calculated afterward, which is steadier, or applied while the page loads, which is closer to a visitor's phone. */
export const throttlings = ['simulate', 'devtools'] as const;

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's occasional error on an ordinary visit: its recording began after the page. */
const missedTheBeginning = 'NO_NAVSTART';

/**
 * Visits an address as Lighthouse's phone, in the Chromium whose debugger listens on `port`; again if the recording missed the beginning.
 * `faults` are the audits that lowered a score other than performance. Rejects when measuring fails.
 */
export async function visitByLighthouse(url: string, options: Pick<Flags, 'port' | 'throttlingMethod' | 'ignoreStatusCode'>) {
  const flags: Flags = { ...options, onlyCategories: [...categories], logLevel: 'silent' };
  const first = (await lighthouse(url, flags))?.lhr;
  const result = first?.runtimeError?.code === missedTheBeginning ? (await lighthouse(url, flags))?.lhr : first;
  if (!result || result.runtimeError) throw new Error(`Lighthouse: ${result?.runtimeError?.message ?? 'no result'}`);
  const values = Object.entries(audits).map(([name, id]) => {
    const { numericValue, errorMessage } = result.audits[id] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse gave no ${id}: ${errorMessage}`);
    return [name, numericValue] as const;
  });
  const scores = categories.map((id) => [id, Math.round((result.categories[id]?.score ?? 0) * 100)] as const);
  const faults = categories
    .filter((id) => id !== 'performance')
    .flatMap((id) => result.categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1);
  return { figures: Object.fromEntries([...values, ...scores]) as Figures, faults: faults.map(({ id }) => id) };
}
