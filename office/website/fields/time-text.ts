import { formatTime } from '#app/parts/hours/format.ts';
import type { Language } from '#app/site/language.ts';

/** A time of a record as the site writes it, with plain spaces; anything else as it is. */
export function timeText(time: string, language: Language): string {
  return /^\d\d:\d\d$/.test(time) ? formatTime(time, language).replace(/\s/g, ' ') : time;
}
