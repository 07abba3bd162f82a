import type { TimeRange } from '#app/content/schema/hours.ts';
import type { Language, WordsIn } from '#app/site/language.ts';
import { addDays } from './clinic-time.ts';
import { type OfficeHours, rangesOn, type ShownClosure } from './day-hours.ts';
import { formatRanges } from './format.ts';
import type { words } from './words.ts';

/** Days before a closure from which every page tells of it. */
const noticeDays = 7;

/** One departure from the ordinary hours as visitors hear of it: office and shot room together. */
export interface ClosureNotice {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** Ids of the offices it is about. */
  readonly offices: readonly string[];
  /** Shorter hours, where not all is closed: those of the first day. */
  readonly clinic: readonly TimeRange[];
  readonly shots: readonly TimeRange[];
  /** Whether the office itself keeps other hours; if not, only its shot room does. */
  readonly changesClinic: boolean;
}

/** The closures as notices, soonest first; those of the same days, offices and reason are one. */
export function closureNotices(closures: readonly ShownClosure[], offices: readonly OfficeHours[]): ClosureNotice[] {
  const groups = new Map<string, ShownClosure[]>();
  for (const closure of closures) {
    const key = [closure.from, closure.to, closure.reason, ...closure.offices].join('|');
    groups.set(key, [...(groups.get(key) ?? []), closure]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      const office = offices.find(({ id }) => first?.offices.includes(id));
      if (!first || !office) return [];
      return [
        {
          id: group.map(({ id }) => id).join('+'),
          from: first.from,
          to: first.to,
          reason: first.reason,
          offices: first.offices,
          clinic: rangesOn(first.from, office, 'clinic', closures),
          shots: rangesOn(first.from, office, 'shots', closures),
          changesClinic: group.some(({ closed }) => closed !== 'shots'),
        },
      ];
    })
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The first day on which every page tells of a closure; the last one is the closure's own. */
export function toldFrom({ from }: Pick<ClosureNotice, 'from'>): string {
  return addDays(from, -noticeDays);
}

/** What a notice changes, in words: "closed", "office open 8 am to 12 pm, shots 8 am to 11:30 am", "no allergy shots". */
export function changedHours({ clinic, shots, changesClinic }: ClosureNotice, w: WordsIn<typeof words>, language: Language): string {
  const text = (ranges: readonly TimeRange[]) => formatRanges(ranges, language, '');
  const shotText = shots.length > 0 ? w.shotsOnly(text(shots)) : w.noShots;
  if (!changesClinic) return shotText;
  return clinic.length > 0 ? `${w.officeOnly(text(clinic))}, ${shotText}` : w.closedAllDay;
}
