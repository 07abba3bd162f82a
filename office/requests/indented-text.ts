import { seenText } from '#app/site/seen-text.ts';

/** Indents a visitor's text after its question, so that no line looks like a question or a spreadsheet formula. */
export function indentedText(text: string): string {
  return seenText(text).replaceAll('\n', '\n    ');
}
