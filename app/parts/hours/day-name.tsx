import type { Weekday } from '#app/content/practice/weekday.ts';
import type { Language } from '#app/site/language.ts';
import { weekdayTitle } from './format.ts';

/** A weekday at the head of a row; short to the eye on a phone, where the columns beside it need the room. */
export function DayName({ day, language }: { readonly day: Weekday; readonly language: Language }) {
  return (
    <>
      <span className="max-sm:sr-only">{weekdayTitle(day, language)}</span>
      <span className="sm:hidden" aria-hidden="true">
        {weekdayTitle(day, language, 'short')}
      </span>
    </>
  );
}
