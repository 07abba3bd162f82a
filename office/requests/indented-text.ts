import { seenText } from '#app/site/seen-text.ts';

/** What a visitor wrote, to stand after its question in a plain text: no line of it can be taken for a question, or for a formula in a spreadsheet. */
export function indentedText(text: string): string {
  return seenText(text).replaceAll('\n', '\n    ');
}
