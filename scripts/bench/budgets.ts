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
  /** Milliseconds of the longest task of that waking, and of waking by itself. */
  task: 50,
  score: 100,
  /** The scripts React wakes with. */
  react: 115_000,
  fonts: 32_000,
  firstImage: 60_000,
} as const;

/** Modules of app/pages whose pages are read from top to bottom. */
const articles: readonly string[] = ['condition', 'service', 'sheet'];

interface OwnBudgets {
  readonly html: number;
  /** Scripts before the visitor does anything: what moves or computes by itself, or React. */
  readonly js: number;
  readonly inAll: number;
  readonly kept: number;
}

/**
 * Of a kind of page: the HTML with its style, its scripts, all it takes in the first 20 s, and what is kept on the device for
 * another day: the emergency pages and the page without a connection, in both languages.
 */
export function budgetsOf({ module, fetchesAhead }: Pick<BenchPage, 'module' | 'fetchesAhead'>): OwnBudgets {
  const js = fetchesAhead ? 115_000 : 8000;
  const kept = 90_000;
  return articles.includes(module)
    ? { html: 24_000, js, inAll: 60_000, kept }
    : { html: Number.POSITIVE_INFINITY, js, inAll: 150_000, kept };
}
