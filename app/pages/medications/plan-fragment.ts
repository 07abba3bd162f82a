import { plainWords } from '#app/site/plain-text.ts';

/** A medicine as the visitor chose it. */
export interface TakenMedicine {
  readonly id: string;
  /** The name the visitor knows, as in the address; left out for the medicine's own. */
  readonly slug?: string;
}

/** A visitor's plan as in the hash of the address, which no browser sends to a server. */
export interface Plan {
  /** The day of the skin test, YYYY-MM-DD; undefined until one is chosen. */
  readonly testDay?: string;
  /** The chosen medicines; none means the whole list of medicines to stop. */
  readonly take: readonly TakenMedicine[];
}

export const emptyPlan: Plan = { take: [] };

/** Earlier years come from a date still being typed: 0002, 0020, 0202. */
const earliestYear = 2000;

/** Whether a text is an existing date, YYYY-MM-DD, from 2000 on. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number(text.slice(0, 4)) < earliestYear) return false;
  const day = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** Returns a name for an address: "Claritin-D" → claritin-d. */
export const slugOf = (name: string) => plainWords(name.replaceAll(/['’]/g, '')).join('-');

/** Whether two choices are one medicine by one name: Claritin-D and Allegra-D share an entry of the list, but are two. */
export const isSame = (one: TakenMedicine, other: TakenMedicine) => one.id === other.id && one.slug === other.slug;

/** `date=2026-12-10&take=cetirizine~zyrtec.loratadine`; ids and names contain no period and no tilde. */
export function writeFragment({ testDay, take }: Plan): string {
  const chosen = take.map(({ id, slug }) => (slug ? `${id}~${slug}` : id)).join('.');
  return [...(testDay ? [`date=${testDay}`] : []), `take=${chosen || 'all'}`].join('&');
}

const entry = /^([a-z\d-]+)(?:~([\p{L}\p{N}-]+))?$/u;

/** Reads a fragment with or without its #; leaves out invalid entries, but does not check that a medicine exists. */
export function readFragment(fragment: string): Plan {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const date = fields.get('date') ?? '';
  const written = fields.get('take') ?? 'all';
  const take = (written === 'all' ? [] : written.split('.')).flatMap((one): TakenMedicine[] => {
    const [, id, slug] = entry.exec(one) ?? [];
    if (!id) return [];
    return [slug ? { id, slug } : { id }];
  });
  return {
    ...(isDay(date) ? { testDay: date } : {}),
    take: take.filter((one, place) => take.findIndex((other) => isSame(one, other)) === place),
  };
}
