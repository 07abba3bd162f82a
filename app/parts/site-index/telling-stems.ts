import { askedWords } from '#app/parts/matching/asked-words.ts';
import { isFunctionWord } from '#app/parts/matching/function-word-list.ts';
import { stem } from '#app/parts/matching/stem.ts';
import type { Language } from '#app/site/language.ts';

/** Whom a question is for, beside what it asks: "my kid coughs" is no question about the Kids Zone. */
const whose = new Set(['kid', 'kids', 'kiddo', 'kiddos']);

/** The words of a question that have a subject, as stems; all of them where only small words were asked. */
export function tellingStems(query: string, language: Language): string[] {
  const asked = askedWords(query);
  const telling = asked.filter((word) => !isFunctionWord(word, language));
  const subjects = telling.filter((word) => !whose.has(word));
  return [subjects, telling, asked].find(({ length }) => length > 0)?.map((word) => stem(word, language)) ?? [];
}
