import { monthOf } from '#app/parts/hours/clinic-time.ts';
import type { NowProps } from '#app/parts/hours/now-view.ts';
import { airWords } from '#app/parts/seasons/air-words.ts';
import { wordsIn } from '#app/site/language.ts';

/** Marks a month, 1 to 12, if it is the present one. */
export function MonthTagView({ own: { month }, now, language }: NowProps<{ readonly month: number }>) {
  if (!now || monthOf(now.date) !== month) return null;
  return <span className="tag">{wordsIn(airWords, language).thisMonth}</span>;
}
