import { budgets, budgetsOf } from './budgets.ts';
import { type Category, categories, type Visit } from './measure.ts';
import type { BenchPage } from './pages.ts';
import type { Tap } from './use.ts';
import type { Weights } from './weights.ts';

export interface Result {
  readonly page: BenchPage;
  /** Visits of the page as built; one each of its limit beside it. */
  readonly visits: readonly Visit[];
  readonly limit: readonly Visit[];
  /** One for each visit that found something to tap. */
  readonly taps: readonly Tap[];
  /** Milliseconds of the longest task of waking by itself; likewise. */
  readonly wakings: readonly number[];
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
const headings = [
  ...['page', 'FCP', 'limit', 'ratio', 'LCP', 'limit', 'ratio', 'TBT', 'limit', 'CLS'],
  ...['INP', 'task', 'wake', 'perf', 'a11y', 'best', 'SEO'],
  ...['HTML', 'CSS', 'JS', 'React', 'fonts', 'image', '20 s', 'kept'],
];

function cellsOf({ page, visits, limit, taps, wakings, weights }: Result): Cell[] {
  const of = (all: readonly Visit[], figure: (visit: Visit) => number) => median(all.map(figure)) ?? Number.NaN;
  const plain = (text: string): Cell => ({ text, missed: false });
  const held = (value: number, budget: number, digits = 0): Cell => ({ text: value.toFixed(digits), missed: value > budget });
  const paintCells = (figure: (visit: Visit) => number): Cell[] => {
    const [own, least] = [of(visits, figure), of(limit, figure)];
    return [plain(own.toFixed(0)), plain(least.toFixed(0)), { text: (own / least).toFixed(2), missed: own > least * budgets.paintRatio }];
  };
  // Pages kept out of search engines lose points there on purpose, and browsers log a 404 answer as an error.
  const notFound = visits.some(({ status }) => status === 404);
  const aside = (category: Category) => (category === 'seo' && !page.indexed) || (category === 'best-practices' && notFound);
  const scoreCell = (category: Category): Cell => {
    const score = of(visits, (visit) => visit.scores[category] ?? 0);
    return aside(category) ? plain(`(${score})`) : { text: `${score}`, missed: score < budgets.score };
  };
  const bytes = (kind: keyof Weights, budget: number): Cell => ({
    text: (weights[kind] / 1000).toFixed(1),
    missed: weights[kind] > budget,
  });
  const usedCell = (figures: readonly number[], budget: number): Cell => {
    const value = median(figures);
    return value === undefined ? plain('–') : held(value, budget);
  };
  const { html, js, inAll, kept } = budgetsOf(page);
  return [
    plain(page.name),
    ...paintCells((visit) => visit.firstPaint),
    ...paintCells((visit) => visit.largestPaint),
    held(
      of(visits, (visit) => visit.blocking),
      budgets.blocking,
    ),
    plain(of(limit, (visit) => visit.blocking).toFixed(0)),
    held(
      of(visits, (visit) => visit.shift),
      budgets.shift,
      3,
    ),
    usedCell(
      taps.map(({ interaction }) => interaction),
      budgets.interaction,
    ),
    usedCell(
      taps.map(({ task }) => task),
      budgets.task,
    ),
    usedCell(wakings, budgets.task),
    ...categories.map(scoreCell),
    bytes('html', html),
    bytes('css', Number.POSITIVE_INFINITY),
    bytes('js', js),
    bytes('react', budgets.react),
    bytes('fonts', budgets.fonts),
    bytes('firstImage', budgets.firstImage),
    bytes('inAll', inAll),
    bytes('kept', kept),
  ];
}

/** How many budgets the pages miss. */
export function missedBudgets(results: readonly Result[]): number {
  return results.flatMap(cellsOf).filter(({ missed }) => missed).length;
}

/** The table as text: times in milliseconds, weights in kB of brotli, a mark behind every figure that misses its budget. */
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
