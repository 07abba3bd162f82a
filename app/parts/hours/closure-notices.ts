import type { TimeRange } from '#app/content/practice/hours.schema.ts';
import type { Language, WordsIn } from '#app/site/language.ts';
import { addDays, compareStrings } from './clinic-time.ts';
import type { closureWords } from './closure-words.ts';
import { type OfficeHours, rangesOn, type ShownClosure } from './day-hours.ts';
import { formatRanges } from './format.ts';

/** Days before a closure from which every page announces it. */
const noticeDays = 7;

/** One change of the ordinary hours as visitors see it: office and shot room together. */
export interface ClosureNotice {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** Ids of the offices it is about. */
  readonly offices: readonly string[];
  /** Shorter hours, if not all is closed: the same on each of its days. */
  readonly clinic: readonly TimeRange[];
  readonly shots: readonly TimeRange[];
  /** Whether the office itself keeps other hours; if not, only its shot room does. */
  readonly changesClinic: boolean;
}

/**
 * Converts closures to notices, soonest first; those of the same days, offices and reason become one. Offices or days that are left with
 * different hours get separate notices, so that nobody comes to a closed door.
 */
export function closureNotices(closures: readonly ShownClosure[], offices: readonly OfficeHours[]): ClosureNotice[] {
  const groups = new Map<string, ShownClosure[]>();
  for (const closure of closures) {
    const key = [closure.from, closure.to, closure.reason, ...closure.offices].join('|');
    groups.set(key, [...(groups.get(key) ?? []), closure]);
  }
  return [...groups.values()].flatMap((group) => noticesOf(group, closures, offices)).sort((a, b) => compareStrings(a.from, b.from));
}

type Span = Pick<ClosureNotice, 'from' | 'to' | 'clinic' | 'shots'>;

function noticesOf(group: readonly ShownClosure[], closures: readonly ShownClosure[], offices: readonly OfficeHours[]): ClosureNotice[] {
  const [first] = group;
  if (!first) return [];
  const notices = new Map<string, Span & { offices: string[] }>();
  for (const office of offices.filter(({ id }) => first.offices.includes(id))) {
    for (const span of spansOf(first, office, closures)) {
      const key = JSON.stringify(span);
      const same = notices.get(key);
      if (same) same.offices.push(office.id);
      else notices.set(key, { ...span, offices: [office.id] });
    }
  }
  const id = group.map((closure) => closure.id).join('+');
  const changesClinic = group.some(({ closed }) => closed !== 'shots');
  return [...notices.values()].map((notice, place) => ({
    ...notice,
    id: place === 0 ? id : `${id}/${place + 1}`,
    reason: first.reason,
    changesClinic,
  }));
}

/** Splits the days of a closure at one office where its hours change; a day on which it never opens changes nothing. */
function spansOf({ from, to }: ShownClosure, office: OfficeHours, closures: readonly ShownClosure[]): Span[] {
  const spans: Span[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const hours = { clinic: rangesOn(day, office, 'clinic', closures), shots: rangesOn(day, office, 'shots', closures) };
    const last = spans.at(-1);
    const opens = rangesOn(day, office, 'clinic', []).length > 0;
    if (last && (!opens || JSON.stringify(hours) === JSON.stringify({ clinic: last.clinic, shots: last.shots })))
      spans[spans.length - 1] = { ...last, to: day };
    else spans.push({ from: day, to: day, ...hours });
  }
  return spans;
}

/** Returns the first day on which every page announces a closure; the last one is the closure's. */
export function toldFrom({ from }: Pick<ClosureNotice, 'from'>): string {
  return addDays(from, -noticeDays);
}

/** What a notice changes, in words: "closed", "office open 8 am to 12 pm, shots 8 am to 11:30 am", "no allergy shots". */
export function changedHours({ clinic, shots, changesClinic }: ClosureNotice, w: WordsIn<typeof closureWords>, language: Language): string {
  const text = (ranges: readonly TimeRange[]) => formatRanges(ranges, language, '');
  const shotText = shots.length > 0 ? w.shotsOnly(text(shots)) : w.noShots;
  if (!changesClinic) return shotText;
  return clinic.length > 0 ? `${w.officeOnly(text(clinic))}, ${shotText}` : w.closedAllDay;
}
