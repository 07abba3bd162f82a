import { askedWords } from '#app/parts/matching/asked-words.ts';
import { isFunctionWord } from '#app/parts/matching/function-word-list.ts';
import { stem } from '#app/parts/matching/stem.ts';
import type { Language } from '#app/site/language.ts';

/** Words that say whom a question is about, not what it asks: "my kid coughs" does not ask for the Kids Zone. */
const whose = new Set(['kid', 'kids', 'kiddo', 'kiddos']);

/** The stems of a question's words without function words and `whose`; if nothing else remains, of those too. */
export function tellingStems(query: string, language: Language): string[] {
  const asked = askedWords(query);
  const telling = asked.filter((word) => !isFunctionWord(word, language));
  const subjects = telling.filter((word) => !whose.has(word));
  return [subjects, telling, asked].find(({ length }) => length > 0)?.map((word) => stem(word, language)) ?? [];
}
