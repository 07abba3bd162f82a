import { questionExamples } from '#app/parts/intent/question-examples.server.ts';
import { askedWords } from '#app/parts/matching/asked-words.ts';
import { meansItself, meantAmong, spelling } from '#app/parts/matching/spelling.ts';
import { siteIndex } from '#app/parts/site-index/site-index.server.ts';
import { languages } from '#app/site/language.ts';
import { type AlarmWords, lexiconOf } from './lexicon.ts';
import { type AlarmTable, listenerOf } from './verdict.ts';

/** A word counts as correct, not as a misspelling, if this many calm questions of training/examples contain it. */
const often = 3;

function wordsOfCalmQuestions(): string[] {
  const counts = new Map<string, number>();
  for (const { text, kind } of questionExamples()) {
    if (kind === 'emergency') continue;
    for (const word of new Set(askedWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= often).map(([word]) => word);
}

/** The words of the site's own pages, medicines and records, without the misspellings in `said`. */
function wordsOfPages(): string[] {
  const texts = languages.flatMap((language) => {
    const { pages, passages, definitions, facts } = siteIndex(language);
    return JSON.stringify([pages.map(({ title, summary }) => [title, summary]), passages, definitions, facts]);
  });
  return texts.flatMap((text) => askedWords(text));
}

type Words = Omit<AlarmWords, 'ownWords'>;

/** Whether a word would be taken for another that belongs to a sign. */
function takenForAnother(words: Words): (word: string) => boolean {
  const meant = meantAmong(lexiconOf({ ...words, ownWords: [] }).choices);
  return (word) => [...meant(word)].some((choice) => !meansItself(spelling(word), choice));
}

/** Returns those words of `ownWordsBeside` that calm questions use, without reading the pages. */
export const ownWordsOfQuestions = (words: Words): string[] => wordsOfCalmQuestions().filter(takenForAnother(words));

/**
 * Returns words that are one typing error away from a word of a sign ("needles" from "noodles", "cooked" from "choked") but do not mean it:
 * those that calm questions use, and those that our pages use and that would raise an alarm by themselves.
 */
export function ownWordsBeside(words: Words, table: AlarmTable): string[] {
  const isTakenForAnother = takenForAnother(words);
  const { hear } = listenerOf({ ...words, ownWords: [] }, table);
  const ofPages = [...new Set(wordsOfPages())].filter((word) => isTakenForAnother(word) && hear(word).level !== 'none');
  return [...new Set([...ownWordsOfQuestions(words), ...ofPages])].sort();
}
