import { plainWords } from '#app/site/plain-text.ts';

interface Topic {
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
}

/** Whether every word typed begins a word of the topic's title, summary or keywords. Nothing typed matches all. */
export function matches(typed: string, { title, summary, keywords }: Topic): boolean {
  const words = plainWords([title, summary, ...keywords].join(' '));
  return plainWords(typed).every((part) => words.some((word) => word.startsWith(part)));
}
