/**
 * Names weekdays and months. The names are written out because the first use of `Intl` keeps a slow phone busy for 50 to 130 ms, just when
 * a page says whether we are open, and its words differ between browsers and the build. Tests still compare them with `Intl`.
 */
import { type Weekday, weekdays } from '#app/content/practice/weekday.ts';
import { type Language, localeTags } from '#app/site/language.ts';

const weekdayNames: Readonly<Record<Language, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
};
const monthNames: Readonly<Record<Language, readonly string[]>> = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  es: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
};

/** "Monday" / "lunes"; `short` for little room: "Mon", "lun". */
export function weekdayName(day: Weekday, language: Language, style: 'long' | 'short' = 'long'): string {
  const name = weekdayNames[language][weekdays.indexOf(day)] ?? '';
  return style === 'long' ? name : name.slice(0, 3);
}

/** "January" / "enero"; `short` and `narrow` for little room ("Jan", "J"). `month` is 1 to 12. */
export function monthName(month: number, language: Language, style: 'long' | 'short' | 'narrow' = 'long'): string {
  const name = monthNames[language][month - 1] ?? '';
  if (style === 'narrow') return name.charAt(0).toUpperCase();
  // Spanish shortens September to four letters.
  return style === 'long' ? name : name.slice(0, name === 'septiembre' ? 4 : 3);
}

/** Capitalizes a text for a line's beginning or alone: Spanish writes days and months small. */
export function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(localeTags[language]) + text.slice(1);
}
