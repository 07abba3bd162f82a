import { monthOf } from '#app/parts/hours/clinic-time.ts';
import type { NowProps } from '#app/parts/hours/now-view.ts';
import { airWords } from '#app/parts/seasons/air-words.ts';
import { wordsIn } from '#app/site/language.ts';

/** Says of one month, 1 to 12, that it is the present one, when it is. */
export function MonthTagView({ own: { month }, now, language }: NowProps<{ readonly month: number }>) {
  if (!now || monthOf(now.date) !== month) return null;
  return <span className="tag">{wordsIn(airWords, language).thisMonth}</span>;
}
