import { type CalendarEvent, calendarDay, nineOn } from '#app/content/practice/icalendar.ts';
import { addDays } from '#app/parts/hours/clinic-time.ts';
import { type ClinicDays, nextOpenDay } from '#app/parts/hours/open-days.ts';
import type { WordsIn } from '#app/site/language.ts';
import type { PlannedMedication } from './plan-dates.ts';
import type { plannerWords } from './planner-words.ts';
import type { StopDate } from './stop-dates.ts';

/** How many names fit in an entry's title. */
const namesInTitle = 3;

interface PlanEvents {
  readonly testDay: string;
  /** The clinic's date when the file is made, YYYY-MM-DD. */
  readonly today: string;
  readonly dates: readonly StopDate<PlannedMedication>[];
  /** Medicines to take until the visitor has called. */
  readonly callFirst: readonly PlannedMedication[];
  readonly clinic: ClinicDays;
  readonly w: WordsIn<typeof plannerWords>;
  /** Phone numbers to call, formatted. */
  readonly phones: string;
  /** "Draft …", until the practice approves the days. */
  readonly draft?: string;
  /** The site's host, which makes the events' ids unique. */
  readonly host: string;
}

/** Brands after a medicine's name: enough to recognize it. */
const brandsBesideName = 4;

/** Names a medicine as typed, then by its own name: "Zyrtec (cetirizine)"; or by its own name with its best-known brands. */
export function nameInPlan({ name, shownName, brands, mexicanBrands }: PlannedMedication): string {
  if (shownName !== name) return `${shownName} (${name})`;
  const known = [...brands, ...mexicanBrands].slice(0, brandsBesideName);
  return known.length > 0 ? `${name} (${known.join(', ')})` : name;
}

/** Names a medicine with its note, if any. */
function lineOf(medication: PlannedMedication): string {
  return [nameInPlan(medication), ...(medication.note ? [medication.note] : [])].join(': ');
}

function titleOf(medications: readonly PlannedMedication[], w: PlanEvents['w']): string {
  const names = medications.map(({ shownName }) => shownName);
  return names.length <= namesInTitle ? names.join(', ') : w.eventMany(names.length);
}

/** Returns the next working day, to call on, or the day of the test if that comes sooner. */
function dayToCall(today: string, testDay: string, clinic: ClinicDays): string {
  const next = nextOpenDay(today, clinic);
  return next && next < testDay ? next : testDay;
}

/** Returns an event for the call, if needed, one for each coming day of last doses, all day, and one for the test. */
export function planEvents({ testDay, today, dates, callFirst, clinic, w, phones, draft, host }: PlanEvents): CalendarEvent[] {
  const toCall = callFirst.length > 0 ? [`${w.callFirst}: ${phones}`, w.callFirstText, ...callFirst.map(lineOf), ''] : [];
  const closing = [w.caution, ...(draft ? [draft] : []), w.eventQuestions(phones)];
  const event = (day: string, kind: string, summary: string, lines: readonly string[]): CalendarEvent => ({
    uid: `skin-test-${testDay}-${kind}@${host}`,
    // An all-day event ends on the day after it.
    times: [`DTSTART;VALUE=DATE:${calendarDay(day)}`, `DTEND;VALUE=DATE:${calendarDay(addDays(day, 1))}`],
    summary,
    // Some take a last dose at breakfast: remind a day before; a call can wait for its day.
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
