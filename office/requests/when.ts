/** Formats times for the front office, in San Antonio time. Instants are ISO 8601. */
import { timeOf } from '#app/content/practice/wall-clock.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { formatDate, formatTime } from '#app/parts/hours/format.ts';
import type { Language } from '#app/site/language.ts';

/** "Mon, Nov 30, 8:05 am". */
export function whenText(instant: string, language: Language): string {
  return `${briefDay(clinicMoment(new Date(instant)).date, language)}, ${clockText(new Date(instant), language)}`;
}

/** "Mon, Nov 30". `date`: YYYY-MM-DD. */
export function briefDay(date: string, language: Language): string {
  return formatDate(date, language, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** "November 30". */
export function dayText(instant: string, language: Language): string {
  return formatDate(clinicMoment(new Date(instant)).date, language);
}

/** "8:05 am". */
export function clockText(instant: Date, language: Language): string {
  return formatTime(timeOf(clinicMoment(instant).minutes), language);
}
