/** A text without accents, case or doubled spaces: what people type on a phone matches what we wrote. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

interface Topic {
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
}

/** Whether every word typed begins some word of the topic's title, summary or lay words. Nothing typed matches all. */
export function matches(typed: string, { title, summary, keywords }: Topic): boolean {
  const words = folded([title, summary, ...keywords].join(' ')).split(/[^\p{L}\p{N}]+/u);
  return folded(typed)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
}
