/**
 * Characters that change how others are read and show nothing themselves: controls other than a line's end, and those
 * that turn the direction of writing, by which a telephone number would be read backwards.
 */
const unseen = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What a visitor wrote, without characters that are not seen. Line ends are one kind. */
export function readableText(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(unseen, '');
}

/** The same to stand after its question in a plain text: no line of it can be taken for a question, or for a formula in a spreadsheet. */
export function indentedText(text: string): string {
  return readableText(text).replaceAll('\n', '\n    ');
}
