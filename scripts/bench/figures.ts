import type { BenchPage } from './pages.ts';

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const weights = ['HTML', 'script', 'fonts', 'image', 'in all', 'hydration'] as const;
/** The figures, in the order of the table. Times are in milliseconds, weights in kB of 1000 bytes, scores in points up to 100. */
const names = ['FCP', 'LCP', 'TBT', 'CLS', 'INP', 'task', ...scores, ...weights] as const;
type Figure = (typeof names)[number];

/** A figure is missing where the page has nothing to measure: nothing to tap, no picture. */
export type Figures = Partial<Record<Figure, number>>;

const article: Figures = { HTML: 39, 'in all': 100 };
/** Names and quotes use a third typeface. */
const withQuotes: Figures = { fonts: 44 };
/** Other budgets for single types of page, by their folder in app/pages. */
const ownBudgets: Readonly<Record<string, Figures>> = {
  condition: article,
  service: article,
  home: { 'in all': 190 },
  team: withQuotes,
  physician: withQuotes,
  // The list of medicines loads once its page has hydrated.
  medications: { hydration: 165 },
  // A tap into the field fetches the index of the whole site, and the code that reads a question.
  search: { hydration: 380 },
  // The page moves from the start, so it hydrates without a tap.
  'calm-mode': { script: 160, 'in all': 225 },
  // Pictures of a sky and of every grain of pollen.
  games: { 'in all': 230 },
  'pollen-pop': { 'in all': 210 },
};

/** Returns a page's budgets: minimum scores, and maximums of the rest. */
function budgetsOf({ module, indexed }: BenchPage): Figures {
  return {
    TBT: 150,
    CLS: 0.02,
    INP: 200,
    task: 100,
    performance: 99,
    accessibility: 100,
    // Browsers log the status of a missing page as an error, and pages kept out of search engines lose points there on purpose.
    ...(module === 'not-found' ? {} : { 'best-practices': 100 }),
    ...(indexed ? { seo: 100 } : {}),
    // Ten on every page; the offices' hours and the month's air add the rest.
    script: 12.9,
    fonts: 32,
    image: 60,
    'in all': 200,
    // What .size-limit.js weighs as "Hydration", and what follows hydration: toasts, quotes, what the tapped control fetches.
    hydration: 155,
    ...ownBudgets[module],
  };
}

/** Returns one line for each budget that a page misses, with figure and budget. */
export function missedBudgets(page: BenchPage, measured: Figures): string[] {
  return (Object.entries(budgetsOf(page)) as [Figure, number][]).flatMap(([name, budget]) => {
    const value = measured[name];
    const isMissed = value !== undefined && (scores.some((score) => score === name) ? value < budget : value > budget);
    return isMissed ? [`${page.name}: ${name} is ${value}, its budget ${budget}`] : [];
  });
}

/** Returns the middle value; of an even number, the mean of the two in the middle. Undefined for none. */
function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Returns the median of each figure over all visits that have it, rounded as in the table. */
export function medians(visits: readonly Figures[]): Figures {
  const rounded = names.map((name) => {
    const middle = median(visits.flatMap((visit) => visit[name] ?? []));
    return [name, middle === undefined ? undefined : Number(middle.toFixed(name === 'CLS' ? 3 : 1))];
  });
  return Object.fromEntries(rounded);
}
