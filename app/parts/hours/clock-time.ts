import { timeOf } from '#app/content/practice/wall-clock.ts';
import type { Language } from '#app/site/language.ts';
import { clinicMoment } from './clinic-time.ts';
import { formatTime } from './format.ts';

/** An instant, in milliseconds since 1970, as the clocks in San Antonio show it: "3:42 pm", "las 3:42 p. m.". */
export function clockTime(instant: number, language: Language): string {
  const time = formatTime(timeOf(clinicMoment(new Date(instant)).minutes), language);
  if (language === 'en') return time;
  return time.startsWith('1:') ? `la ${time}` : `las ${time}`;
}
