import { minutesOf, timeOf } from '#app/content/practice/wall-clock.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import type { DayEntry } from '#app/today/entry.schema.ts';
import { dayWords, plantNames, reasons } from '#app/today/words.ts';
import type { ClinicRecords } from './clinic-records.ts';
import { type ClinicMoment, compareStrings } from './clinic-time.ts';
import type { ShownClosure } from './day-hours.ts';
import { formatDate } from './format.ts';
import type { OfficeDay, RoomOffer } from './with-day.ts';

type Closed = Extract<DayEntry, { kind: 'closed' }>;
type Count = Extract<DayEntry, { kind: 'pollen' }>;
type Place = Pick<ClinicRecords, 'language' | 'offices'>;

/** Converts the desk's entries to what pages and desk compute with. */
export function shownDay(entries: readonly DayEntry[]): OfficeDay {
  return {
    beside: (records, at) => {
      const closures = entries.flatMap((entry) => (isPast(entry, at) ? [] : closuresOf(entry, records)));
      const counted = entries.filter((entry) => entry.kind === 'pollen').at(-1);
      return { ...records, closures: [...records.closures, ...closures], count: counted && countOf(counted, records.language) };
    },
    rooms: entries.flatMap((entry) => (entry.kind === 'rooms' ? offersOf(entry) : [])),
  };
}

/** Whether an office that opened late is open by now: nobody needs to know why it was closed. */
function isPast(entry: DayEntry, at: ClinicMoment | undefined): boolean {
  return entry.kind === 'closed' && at?.date === entry.day && minutesOf(entry.until) <= at.minutes;
}

/** Returns a closed office or shot room as closures of one day; for a doctor away, one that names the doctor instead of an office. */
function closuresOf(entry: DayEntry, { language, offices }: Place): ShownClosure[] {
  if (entry.kind !== 'closed' && entry.kind !== 'away') return [];
  const days = { id: `today:${entry.id}`, from: entry.day, to: entry.day };
  if (entry.kind === 'away') return [{ ...days, offices: [entry.doctor], closed: 'all', reason: wordsIn(dayWords, language).away }];
  const { office, closed, from, until } = entry;
  const whole = { ...days, offices: [office], closed, openBetween: rangesBeside(from, until), reason: reasonText(entry, language) };
  if (closed === 'shots') return [whole];
  // No shot is given whose wait the closing would cut short.
  const wait = offices.find(({ id }) => id === office)?.lastShotWaitMinutes ?? 0;
  const lastShot = timeOf(Math.max(0, minutesOf(from) - wait));
  return [whole, { ...whole, id: `${whole.id}-shots`, closed: 'shots', openBetween: rangesBeside(lastShot, until) }];
}

/** Returns what a closed time leaves of a day. */
const rangesBeside = (from: string, until: string) => [
  { opens: '00:00', closes: from },
  { opens: until, closes: '24:00' },
];

/** "bad weather", "bad weather: the road is icy", or the text alone if no reason of the list fits. */
function reasonText({ reason, text }: Closed, language: Language): string {
  const why = reasons[reason][language];
  // A text written in one language only is the reason alone in the other.
  if (!text || text[language] === why) return why;
  return reason === 'other' ? text[language] : `${why}: ${text[language]}`;
}

function countOf({ day, station, grains }: Count, language: Language) {
  const w = wordsIn(dayWords, language);
  const figure = (count: number) => String(count).replace(/(\d)(\d{3})$/, '$1,$2');
  const list = grains.map(({ plant, grains: count }) => `${plantNames[plant]?.[language] ?? plant} ${figure(count)}`).join(', ');
  return { day, text: w.counted(formatDate(day, language), w.count(station, list)) };
}

function offersOf({ office, doctor, halves }: Extract<DayEntry, { kind: 'rooms' }>): RoomOffer[] {
  const free = Object.keys(halves).filter((half) => halves[half] === 'room');
  // An afternoon sorts before its morning by its name, and after it by the clock.
  const order = (half: string) => half.replace('afternoon', 'noon');
  return free
    .sort((one, other) => compareStrings(order(one), order(other)))
    .map((half) => ({ day: half.slice(0, 10), half: half.slice(11) as RoomOffer['half'], office, doctor }));
}
