/** A text without accents, case or doubled spaces: what people type on a phone matches what we wrote. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

interface Topic {
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
}

/** Whether every word typed begins some word of the topic's title, summary or lay words. Nothing typed matches all. */
export function matches(typed: string, { title, summary, keywords }: Topic): boolean {
  const words = wordsOf([title, summary, ...keywords].join(' '));
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}
