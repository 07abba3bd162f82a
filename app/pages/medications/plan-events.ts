import { type CalendarEvent, calendarDay, nineOn } from '#app/content/practice/icalendar.ts';
import { addDays } from '#app/parts/hours/clinic-time.ts';
import { type ClinicDays, nextOpenDay } from '#app/parts/hours/open-days.ts';
import type { WordsIn } from '#app/site/language.ts';
import type { PlannedMedication } from './plan-dates.ts';
import type { plannerWords } from './planner-words.ts';
import type { StopDate } from './stop-dates.ts';

/** Names that fit in the title of a calendar entry. */
const namesInTitle = 3;

interface PlanEvents {
  readonly testDay: string;
  /** The clinic's day on which the file is made, YYYY-MM-DD. */
  readonly today: string;
  readonly dates: readonly StopDate<PlannedMedication>[];
  /** What goes on until the visitor has talked with us. */
  readonly callFirst: readonly PlannedMedication[];
  readonly clinic: ClinicDays;
  readonly w: WordsIn<typeof plannerWords>;
  /** Numbers to call, as readers write them. */
  readonly phones: string;
  /** "Draft …", while the practice has not approved the days. */
  readonly draft?: string;
  /** Where the events come from: the host of the site, for ids that meet no others. */
  readonly host: string;
}

/** Brands beside a medicine's own name: enough to know it by. */
const brandsBesideName = 4;

/** A medicine by the name that was typed, then its own: "Zyrtec (cetirizine)"; by its own name with the brands people know it by. */
export function nameInPlan({ name, shownName, brands, mexicanBrands }: PlannedMedication): string {
  if (shownName !== name) return `${shownName} (${name})`;
  const known = [...brands, ...mexicanBrands].slice(0, brandsBesideName);
  return known.length > 0 ? `${name} (${known.join(', ')})` : name;
}

/** A medicine and what its entry on the list warns of. */
function lineOf(medication: PlannedMedication): string {
  return [nameInPlan(medication), ...(medication.note ? [medication.note] : [])].join(': ');
}

function titleOf(medications: readonly PlannedMedication[], w: PlanEvents['w']): string {
  const names = medications.map(({ shownName }) => shownName);
  return names.length <= namesInTitle ? names.join(', ') : w.eventMany(names.length);
}

/** The next working day, to call on; the test's day, which is one, when that comes sooner. */
function dayToCall(today: string, testDay: string, clinic: ClinicDays): string {
  const next = nextOpenDay(today, clinic);
  return next && next < testDay ? next : testDay;
}

/** The call where one comes first, one all-day event for each day of last doses still to come, and one for the test. */
export function planEvents({ testDay, today, dates, callFirst, clinic, w, phones, draft, host }: PlanEvents): CalendarEvent[] {
  const toCall = callFirst.length > 0 ? [`${w.callFirst}: ${phones}`, w.callFirstText, ...callFirst.map(lineOf), ''] : [];
  const closing = [w.caution, ...(draft ? [draft] : []), w.eventQuestions(phones)];
  const event = (day: string, kind: string, summary: string, lines: readonly string[]): CalendarEvent => ({
    uid: `skin-test-${testDay}-${kind}@${host}`,
    // An all-day event ends on the day after it.
    times: [`DTSTART;VALUE=DATE:${calendarDay(day)}`, `DTEND;VALUE=DATE:${calendarDay(addDays(day, 1))}`],
    summary,
    // A last dose is taken at breakfast by some; a call can be made once its day has begun.
    alarm: kind === 'call' ? nineOn.theDay : nineOn.dayBefore,
    description: [...toCall, ...lines, ...closing].join('\n'),
  });
  const stops = dates
    .filter(({ state }) => state !== 'late')
    .map(({ lastDose, days, medications }) => {
      return event(lastDose, `last-dose-${days}`, w.eventLastDose(titleOf(medications, w)), [
        `${w.fullDays(days)}:`,
        ...medications.map(lineOf),
      ]);
    });
  const calls = callFirst.length > 0 ? [event(dayToCall(today, testDay, clinic), 'call', w.eventCall(titleOf(callFirst, w)), [])] : [];
  return [...calls, ...stops, event(testDay, 'visit', w.eventTest, [])];
}
