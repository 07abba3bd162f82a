import { languages } from '#app/site/language.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { addDays, clinicMoment, weekdayOf } from './clinic-time.ts';
import { formatDate, weekdayTitle } from './format.ts';

const plain = (text: string) => ` ${plainWords(text).join(' ')} `;

/**
 * Whether a visit that somebody cannot come to is today, by that person's words: "today at 2 pm", "el lunes", "11/30", "Nov 30". A weekday
 * counts within the week after the request was received. @param receivedAt ISO 8601
 */
export function saysToday(visit: string, receivedAt: string, now: Date): boolean {
  const { date: today } = clinicMoment(now);
  const { date: received } = clinicMoment(new Date(receivedAt));
  const [month, day] = [Number(today.slice(5, 7)), Number(today.slice(8))];
  const days = languages.flatMap((language) =>
    (['long', 'short'] as const).map((style) => formatDate(today, language, { month: style, day: 'numeric' })),
  );
  const isThisWeek = today <= addDays(received, 7);
  const names = [
    ...days,
    `${month}/${day}`,
    ...(received === today ? ['today', 'hoy', 'this morning', 'this afternoon', 'esta tarde'] : []),
    ...(addDays(received, 1) === today ? ['tomorrow', 'mañana'] : []),
    ...(isThisWeek ? languages.map((language) => weekdayTitle(weekdayOf(today), language)) : []),
  ];
  // "Mañana" is also the morning.
  const said = plain(visit).replaceAll(/ (?:en|por|de) la manana/g, '');
  const isOfNextWeek = /\b(?:next|proxim[oa]|que viene)\b/.test(said) && received === today;
  return !isOfNextWeek && names.some((name) => said.includes(plain(name)));
}
