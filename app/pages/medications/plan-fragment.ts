import { plainWords } from '#app/site/plain-text.ts';

/** A medicine as the visitor chose it. */
export interface TakenMedicine {
  readonly id: string;
  /** The name the visitor knows it by, as it stands in an address; left out where that is the medicine's own. */
  readonly slug?: string;
}

/** A visitor's plan as it stands behind the # of the address, which no browser sends to a server. */
export interface Plan {
  /** The day of the skin test, YYYY-MM-DD; undefined until one is chosen. */
  readonly testDay?: string;
  /** The chosen medicines; none means the whole list of medicines to stop. */
  readonly take: readonly TakenMedicine[];
}

export const emptyPlan: Plan = { take: [] };

/** Earlier years are those of a date still being typed: 0002, 0020, 0202. */
const earliestYear = 2000;

/** Whether a text is a day that exists, YYYY-MM-DD, in this century. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number(text.slice(0, 4)) < earliestYear) return false;
  const day = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** A name as it stands in an address: "Claritin-D" → claritin-d. */
export const slugOf = (name: string) => plainWords(name.replaceAll(/['’]/g, '')).join('-');

/** Whether two choices are one medicine under one name: Claritin-D and Allegra-D stand on one line of the list, and are two. */
export const isSame = (one: TakenMedicine, other: TakenMedicine) => one.id === other.id && one.slug === other.slug;

/** `date=2026-12-10&take=cetirizine~zyrtec.loratadine`; ids and names hold no full stop and no tilde. */
export function writeFragment({ testDay, take }: Plan): string {
  const chosen = take.map(({ id, slug }) => (slug ? `${id}~${slug}` : id)).join('.');
  return [...(testDay ? [`date=${testDay}`] : []), `take=${chosen || 'all'}`].join('&');
}

const entry = /^([a-z\d-]+)(?:~([\p{L}\p{N}-]+))?$/u;

/** Reads a fragment with or without its #; what cannot be a choice, it leaves out. Which medicines there are, it does not know. */
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
