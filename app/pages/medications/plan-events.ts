import { type CalendarEvent, calendarDay } from '#app/content/icalendar.ts';
import { addDays } from '#app/parts/hours/clinic-time.ts';
import type { WordsIn } from '#app/site/language.ts';
import type { ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import type { planWords } from './planner-words.ts';
import type { StopDate } from './stop-dates.ts';

/** Names that fit in the title of a calendar entry. */
const namesInTitle = 3;

interface PlanEvents {
  readonly testDay: string;
  readonly dates: readonly StopDate<ListedMedication>[];
  readonly w: WordsIn<typeof planWords>;
  /** Numbers to call, as readers write them. */
  readonly phones: string;
  /** "Draft …", while the practice has not approved the days. */
  readonly draft?: string;
  /** Where the events come from: the host of the site, for ids that meet no others. */
  readonly host: string;
}

/** A medicine with the brands people know it by, on one line. */
export function nameWithBrands({ name, brands, mexicanBrands }: Pick<ListedMedication, 'name' | 'brands' | 'mexicanBrands'>): string {
  const known = [...brands, ...mexicanBrands];
  return known.length > 0 ? `${name} (${known.join(', ')})` : name;
}

/** One all-day event for each day of last doses still to come, and one for the test. */
export function planEvents({ testDay, dates, w, phones, draft, host }: PlanEvents): CalendarEvent[] {
  const closing = [w.caution, ...(draft ? [draft] : []), w.eventQuestions(phones)];
  const event = (day: string, kind: string, summary: string, lines: readonly string[]): CalendarEvent => ({
    uid: `skin-test-${testDay}-${kind}@${host}`,
    // An all-day event ends on the day after it, and leaves the visitor free for others.
    times: [`DTSTART;VALUE=DATE:${calendarDay(day)}`, `DTEND;VALUE=DATE:${calendarDay(addDays(day, 1))}`, 'TRANSP:TRANSPARENT'],
    summary,
    description: [...lines, ...closing].join('\n'),
  });
  const stops = dates
    .filter(({ state }) => state !== 'late')
    .map(({ lastDose, days, medications }) => {
      const names = medications.map(({ name }) => name);
      const title = names.length <= namesInTitle ? names.join(', ') : w.eventMany(names.length);
      return event(lastDose, `last-dose-${days}`, w.eventLastDose(title), [`${w.fullDays(days)}:`, ...medications.map(nameWithBrands)]);
    });
  return [...stops, event(testDay, 'visit', w.eventTest, [])];
}
