import { type Bilingual, type Language, wordsIn } from '#app/site/language.ts';
import type { DayEntry } from '#app/today/entry.schema.ts';
import { dayWords, plantNames, reasons } from '#app/today/words.ts';
import type { ShownClosure } from './day-hours.ts';
import { formatDate } from './format.ts';
import type { OfficeDay, RoomOffer } from './with-day.ts';

const inBoth = <T>(make: (language: Language) => T): Bilingual<T> => ({ en: make('en'), es: make('es') });

/** The entries of the office's desk as the pages reckon with them. */
export function shownDay(entries: readonly DayEntry[]): OfficeDay {
  const counted = entries.findLast((entry) => entry.kind === 'pollen');
  return {
    closures: inBoth((language) => entries.flatMap((entry) => closureOf(entry, language) ?? [])),
    ...(counted && { count: inBoth((language) => ({ day: counted.day, text: countText(counted, language) })) }),
    rooms: entries.flatMap((entry) => (entry.kind === 'rooms' ? offersOf(entry) : [])),
  };
}

/** A closed office or shot room, and a doctor away, as a closure of one day. */
function closureOf(entry: DayEntry, language: Language): ShownClosure | undefined {
  if (entry.kind !== 'closed' && entry.kind !== 'away') return undefined;
  const { id, day } = entry;
  const days = { id: `day-${id}`, from: day, to: day };
  if (entry.kind === 'away') return { ...days, offices: [], doctor: entry.doctor, closed: 'all', reason: wordsIn(dayWords, language).away };
  const { office, closed, from, until } = entry;
  return { ...days, offices: [office], closed, closedBetween: { opens: from, closes: until }, reason: reasonText(entry, language) };
}

/** "bad weather", "bad weather: the road is icy", or the text alone where no reason of the list fits. */
function reasonText({ reason, text }: Extract<DayEntry, { kind: 'closed' }>, language: Language): string {
  const why = reasons[reason][language];
  if (!text) return why;
  return reason === 'other' ? text[language] : `${why}: ${text[language]}`;
}

function countText({ day, station, grains }: Extract<DayEntry, { kind: 'pollen' }>, language: Language): string {
  const w = wordsIn(dayWords, language);
  const figure = (count: number) => String(count).replace(/(\d)(\d{3})$/, '$1,$2');
  const list = grains.map(({ plant, grains: count }) => `${plantNames[plant]?.[language] ?? plant} ${figure(count)}`).join(', ');
  return w.counted(formatDate(day, language), w.count(station, list));
}

function offersOf({ office, doctor, halves }: Extract<DayEntry, { kind: 'rooms' }>): RoomOffer[] {
  const free = Object.keys(halves).filter((half) => halves[half] === 'room');
  return free.toSorted().map((half) => ({ day: half.slice(0, 10), half: half.slice(11) as RoomOffer['half'], office, doctor }));
}
