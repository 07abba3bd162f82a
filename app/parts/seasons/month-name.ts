import { type Language, localeTags } from '#app/site/language.ts';
import { dateFormat } from '#app/ui/date-format.ts';

/** "January" / "enero"; `short` and `narrow` for little room ("Jan", "J"). `month` is 1 to 12. */
export function monthName(month: number, language: Language, style: 'long' | 'short' | 'narrow' = 'long'): string {
  return dateFormat(language, { month: style }).format(Date.UTC(2024, month - 1, 15));
}

/** A text as it stands at the beginning of a line or alone: Spanish writes its months small. */
export function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(localeTags[language]) + text.slice(1);
}
