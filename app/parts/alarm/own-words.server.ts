import { questionExamples } from '#app/content/questions/question-examples.server.ts';
import { askedWords } from '#app/parts/matching/asked-words.ts';
import { meansItself, meantAmong, spelling } from '#app/parts/matching/spelling.ts';
import { type AlarmWords, lexiconOf } from './lexicon.ts';

/** Calm questions of content/question-examples in which a word is said before it is one of its own, and no slip. */
const often = 3;

/**
 * Words that people say in calm questions and that are one slip from a word of a sign: "needles" from "noodles", "brother" from
 * "breathe". They count as themselves.
 */
export function ownWordsBeside(words: Omit<AlarmWords, 'ownWords'>): string[] {
  const meant = meantAmong(lexiconOf({ ...words, ownWords: [] }).choices);
  const counts = new Map<string, number>();
  for (const { text, kind } of questionExamples()) {
    if (kind === 'emergency') continue;
    for (const word of new Set(askedWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const isTakenForAnother = (word: string) => [...meant(word)].some((choice) => !meansItself(spelling(word), choice));
  return [...counts]
    .filter(([word, count]) => count >= often && isTakenForAnother(word))
    .map(([word]) => word)
    .sort();
}
