import type { Weekday } from '#app/content/practice/weekday.ts';
import type { Language } from '#app/site/language.ts';
import { dayGroupName } from './format.ts';

/** Draws weekdays at the head of a row, "Monday–Tuesday"; shown short on a phone, where the other columns need the room. */
export function DayNames({ days, language }: { readonly days: readonly Weekday[]; readonly language: Language }) {
  return (
    <>
      <span className="max-sm:sr-only">{dayGroupName({ days }, language, 'long')}</span>
      <span className="whitespace-nowrap sm:hidden" aria-hidden="true">
        {dayGroupName({ days }, language)}
      </span>
    </>
  );
}
