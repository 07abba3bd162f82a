/** Control characters but the line feed and the tab: no keyboard has them, and files and commands give them meanings of their own. */
const controls = /[^\P{Cc}\n\t]/gu;

/** A text as the desk takes it from a form or a file: without control characters, each line ended by a line feed alone. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(controls, '');
}

/** A form with every text clean. */
export function cleanForm(pairs: Iterable<readonly [name: string, text: string]>): URLSearchParams {
  return new URLSearchParams([...pairs].map(([name, text]) => [name, cleanText(text)]));
}
