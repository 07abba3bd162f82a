/** A visitor's plan as it stands behind the # of the address, which no browser sends to a server. */
export interface Plan {
  /** The day of the skin test, YYYY-MM-DD; undefined until one is chosen. */
  readonly testDay?: string;
  /** Ids of the chosen medicines, or the whole list. */
  readonly take: 'all' | readonly string[];
}

export const emptyPlan: Plan = { take: 'all' };

/** Earlier years are those of a date still being typed: 0002, 0020, 0202. */
const earliestYear = 2000;

/** Whether a text is a day that exists, YYYY-MM-DD, in this century. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number(text.slice(0, 4)) < earliestYear) return false;
  const day = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** `date=2026-12-10&take=cetirizine.loratadine`; ids hold no full stop. */
export function writeFragment({ testDay, take }: Plan): string {
  const chosen = take === 'all' ? take : take.join('.');
  return [...(testDay ? [`date=${testDay}`] : []), `take=${chosen}`].join('&');
}

/** Reads a fragment with or without its #; what it does not know, it leaves out. */
export function readFragment(fragment: string, knownIds: ReadonlySet<string>): Plan {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const date = fields.get('date') ?? '';
  const take = fields.get('take') ?? 'all';
  return {
    ...(isDay(date) ? { testDay: date } : {}),
    take: take === 'all' ? take : [...new Set(take.split('.'))].filter((id) => knownIds.has(id)),
  };
}
