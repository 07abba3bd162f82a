import { formatTime } from '#app/parts/hours/format.ts';
import type { Language } from '#app/site/language.ts';

/** Formats a record's time (HH:MM) as the site does, with plain spaces; returns other text unchanged. */
export function timeText(time: string, language: Language): string {
  return /^\d\d:\d\d$/.test(time) ? formatTime(time, language).replace(/\s/g, ' ') : time;
}
