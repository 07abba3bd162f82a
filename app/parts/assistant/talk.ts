import { askedWords } from '#app/parts/matching/asked-words.ts';
import { functionWords } from '#app/parts/matching/function-word-list.ts';
import { readerOf } from '#app/parts/matching/meant.ts';
import type { IndexedTalk, SiteIndex } from '#app/parts/site-index/site-index.ts';
import { languages } from '#app/site/language.ts';

/** Reads what is said to a person rather than asked of a page: greetings, thanks, anger, "are you a person?". */
export function talkIn({ talk, politeWords }: Pick<SiteIndex, 'talk' | 'politeWords'>): (question: string) => IndexedTalk | undefined {
  const said = readerOf(talk);
  /** Every word of greetings and thanks: beside another word something else is asked. */
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
