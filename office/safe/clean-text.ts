/** Control characters except line feed and tab: no keyboard types them, and files and commands interpret them. */
const controls = /[^\P{Cc}\n\t]/gu;

/** Cleans text from a form or a file: removes control characters and ends each line with a line feed only. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(controls, '');
}

/** Cleans every text of a form. */
export function cleanForm(pairs: Iterable<readonly [name: string, text: string]>): URLSearchParams {
  return new URLSearchParams([...pairs].map(([name, text]) => [name, cleanText(text)]));
}
