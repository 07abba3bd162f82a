import { type Category, categories, type Visit } from './measure.ts';
import type { BenchPage } from './pages.ts';
import type { Weights } from './weights.ts';

/** The bars: section 5 of the design, "What good means, in figures". 1 kB is 1000 bytes. */
export const bars = {
  paintRatio: 1.1,
  blocking: 50,
  shift: 0.01,
  score: 100,
  bytes: { html: 20_000, css: 15_000, js: 115_000, fonts: 32_000, firstImage: 60_000 },
} as const;

export interface Result {
  readonly page: BenchPage;
  /** Visits of the page as built; one each of `stripped` beside it. */
  readonly visits: readonly Visit[];
  readonly stripped: readonly Visit[];
  readonly weights: Weights;
}

/** The middle value; of an even number, the mean of the two in the middle. Undefined of none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

interface Cell {
  readonly text: string;
  readonly missed: boolean;
}

const missMark = '✗';
const headings = ['page', 'LCP', 'stripped', 'ratio', 'TBT', 'CLS', 'perf', 'a11y', 'best', 'SEO', 'HTML', 'CSS', 'JS', 'fonts', 'image'];

function cellsOf({ page, visits, stripped, weights }: Result): Cell[] {
  const of = (all: readonly Visit[], figure: (visit: Visit) => number) => median(all.map(figure)) ?? Number.NaN;
  const paint = of(visits, (visit) => visit.largestPaint);
  const bare = of(stripped, (visit) => visit.largestPaint);
  const blocking = of(visits, (visit) => visit.blocking);
  const shift = of(visits, (visit) => visit.shift);
  const plain = (text: string): Cell => ({ text, missed: false });
  // Pages kept out of search engines lose points there on purpose, and browsers log a 404 answer as an error.
  const notFound = visits.some(({ status }) => status === 404);
  const aside = (category: Category) => (category === 'seo' && !page.indexed) || (category === 'best-practices' && notFound);
  const scoreCell = (category: Category): Cell => {
    const score = of(visits, (visit) => visit.scores[category] ?? 0);
    return aside(category) ? plain(`(${score})`) : { text: `${score}`, missed: score < bars.score };
  };
  const byteCell = (kind: keyof Weights): Cell => ({ text: (weights[kind] / 1000).toFixed(1), missed: weights[kind] > bars.bytes[kind] });
  return [
    plain(page.name),
    plain(paint.toFixed(0)),
    plain(bare.toFixed(0)),
    { text: (paint / bare).toFixed(2), missed: paint > bare * bars.paintRatio },
    { text: blocking.toFixed(0), missed: blocking > bars.blocking },
    { text: shift.toFixed(3), missed: shift > bars.shift },
    ...categories.map(scoreCell),
    ...(['html', 'css', 'js', 'fonts', 'firstImage'] as const).map(byteCell),
  ];
}

/** How many bars the pages miss. */
export function missedBars(results: readonly Result[]): number {
  return results.flatMap(cellsOf).filter(({ missed }) => missed).length;
}

/** The table as text: times in milliseconds, weights in kB of brotli, a mark behind every figure that misses its bar. */
export function table(results: readonly Result[]): string {
  const rows = [headings, ...results.map((result) => cellsOf(result).map(({ text, missed }) => (missed ? `${text}${missMark}` : text)))];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join('  ');
  return rows.map(line).join('\n');
}

/** Why pages lost points outside performance, one line per page; empty when none did. */
export function faultLines(results: readonly Result[]): string[] {
  return results.flatMap(({ page, visits }) => {
    const faults = [...new Set(visits.flatMap((visit) => visit.faults))];
    return faults.length > 0 ? [`${page.name}: ${faults.join(', ')}`] : [];
  });
}
