import { askedWords } from '#app/parts/matching/asked-words.ts';
import { functionWords } from '#app/parts/matching/function-word-list.ts';
import { readerOf } from '#app/parts/matching/meant.ts';
import type { IndexedTalk, SiteIndex } from '#app/parts/site-index/site-index.ts';
import { languages } from '#app/site/language.ts';

/** Recognizes what is said to a person rather than asked about a page: greetings, thanks, anger, "are you a person?". */
export function talkIn({ talk, politeWords }: Pick<SiteIndex, 'talk' | 'politeWords'>): (question: string) => IndexedTalk | undefined {
  const said = readerOf(talk);
  /** The phrases of greetings and thanks, which count only if the message contains no other words. */
  const greetings = talk.filter(({ alone }) => alone).flatMap(({ phrases }) => languages.flatMap((language) => phrases[language]));
  const polite = new Set(
    [...greetings, ...languages.flatMap((language) => politeWords[language])].flatMap((phrase) => askedWords(phrase.replaceAll('|', ' '))),
  );
  const isPolite = (word: string) => polite.has(word) || languages.some((language) => functionWords[language].has(word));
  return (question) => {
    const asksMore = askedWords(question).some((word) => !isPolite(word));
    return said(question).find(({ alone }) => !(alone && asksMore));
  };
}
