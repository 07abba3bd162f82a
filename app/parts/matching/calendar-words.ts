import { weekdays } from '#app/content/practice/weekday.ts';
import { monthName, weekdayName } from '#app/lib/calendar-names.ts';
import { languages } from '#app/site/language.ts';
import { plainText } from '#app/site/plain-text.ts';

/** The names of each day of the week in both languages, in plain letters, Monday first. */
export const dayNames: readonly (readonly string[])[] = weekdays.map((day) =>
  languages.map((language) => plainText(weekdayName(day, language))),
);
/** The names of each month in both languages, in plain letters, January first. */
export const monthNames: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, at) =>
  languages.map((language) => plainText(monthName(at + 1, language))),
);
