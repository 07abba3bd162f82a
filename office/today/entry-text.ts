import { locations, physicians } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { formatDate, formatTime } from '#app/parts/hours/format.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import type { DayEntry } from '#app/today/entry.schema.ts';
import { plantNames, reasons } from '#app/today/words.ts';
import { words } from './words.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

export const officesIn = (language: Language): readonly Named[] => localized(locations(), language);

export const doctorsIn = (language: Language): readonly Named[] =>
  localized(physicians(), language).map(({ id, title, name }) => ({ id, name: `${title} ${name}` }));

const nameOf = (all: readonly Named[], wanted: string) => all.find(({ id }) => id === wanted)?.name ?? wanted;

/** "Thu, Dec 3". */
export const shortDay = (day: string, language: Language) =>
  formatDate(day, language, { weekday: 'short', month: 'short', day: 'numeric' });

/** Returns an entry as one line of a list. */
export function entryText(entry: DayEntry, language: Language): string {
  const w = wordsIn(words, language);
  if (entry.kind === 'closed') return closedText(entry, language);
  if (entry.kind === 'away') return `${w.isAway(nameOf(doctorsIn(language), entry.doctor))} · ${shortDay(entry.day, language)}`;
  if (entry.kind === 'pollen') {
    const list = entry.grains.map(({ plant, grains }) => `${plantNames[plant]?.[language] ?? plant} ${grains}`).join(', ');
    return `${w.counted} · ${shortDay(entry.day, language)} · ${entry.station}: ${list}`;
  }
  const marks = Object.values(entry.halves);
  const count = (wanted: string) => marks.filter((mark) => mark === wanted).length;
  return w.roomsOf(nameOf(doctorsIn(language), entry.doctor), nameOf(officesIn(language), entry.office), count('room'), count('full'));
}

function closedText(entry: Extract<DayEntry, { kind: 'closed' }>, language: Language): string {
  const w = wordsIn(words, language);
  const { office, closed, day, from, until, reason, text } = entry;
  const [start, end] = [from, until].map((time) => formatTime(time, language));
  const times = until === '24:00' ? from !== '00:00' && w.since(`${start}`) : from === '00:00' ? w.till(`${end}`) : `${start}–${end}`;
  const what = `${nameOf(officesIn(language), office)}: ${closed === 'shots' ? w.noShots : w.isClosed}`;
  return [what, shortDay(day, language), times, reasons[reason][language], text && `${text.en} / ${text.es}`].filter(Boolean).join(' · ');
}
