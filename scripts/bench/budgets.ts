/** The budgets that pages are held to: section 5 of the design, "What good means, in figures". 1 kB is 1000 bytes. */
import type { BenchPage } from './pages.ts';

/** Of every page. */
export const budgets = {
  /** First and largest paint by those of the limit (scripts/bench/limit-build.ts). */
  paintRatio: 1.1,
  /** Milliseconds. */
  blocking: 50,
  shift: 0.01,
  /** Milliseconds from the tap that wakes the page to the next paint, on a processor slowed four times. */
  interaction: 200,
  score: 100,
  js: 115_000,
  fonts: 32_000,
  firstImage: 60_000,
} as const;

/** Modules of app/pages whose pages are read from top to bottom. */
const articles: readonly string[] = ['condition', 'service', 'sheet'];

/** Of a kind of page: the HTML with its style, and all it takes in the first 20 s. */
export function budgetsOf({ module }: Pick<BenchPage, 'module'>): { readonly html: number; readonly inAll: number } {
  return articles.includes(module) ? { html: 24_000, inAll: 60_000 } : { html: Number.POSITIVE_INFINITY, inAll: 150_000 };
}
