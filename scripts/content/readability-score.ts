/**
 * The two readability formulas and how an article is measured with them.
 *
 * English: Flesch-Kincaid grade level: Kincaid, Fishburne, Rogers and Chissom, Derivation of New Readability
 * Formulas for Navy Enlisted Personnel, Research Branch Report 8-75, 1975. A school grade; lower is easier.
 *
 * Spanish: perspicuity: Szigriszt Pazos, Sistemas predictivos de legibilidad del mensaje escrito: fórmula de
 * perspicuidad, thesis, Universidad Complutense de Madrid, 1993. 0 to 100; higher is easier. On the INFLESZ scale
 * (Barrio-Cantalejo et al., Validación de la Escala INFLESZ …, An. Sist. Sanit. Navar. 2008; 31:135-152) a text
 * is "normal" from 55 and "fairly easy" from 65.
 */
import type { Language } from '#app/site/language.ts';
import { isGivenWord } from './given-words.ts';
import { splitSentences, splitWords } from './sentences.ts';
import { englishSyllables } from './syllables-en.ts';
import { spanishSyllables } from './syllables-es.ts';
import { numberSyllables } from './syllables-number.ts';
import type { WrittenText } from './written-text.ts';

export interface Counts {
  readonly sentences: number;
  readonly words: number;
  /** Words whose syllables are counted: all but the given ones. */
  readonly measuredWords: number;
  readonly syllables: number;
}

export function fleschKincaidGrade({ words, sentences, syllables, measuredWords }: Counts): number {
  return (0.39 * words) / sentences + (11.8 * syllables) / measuredWords - 15.59;
}

export function szigrisztPazos({ words, sentences, syllables, measuredWords }: Counts): number {
  return 206.835 - (62.3 * syllables) / measuredWords - words / sentences;
}

export function score(counts: Counts, language: Language): number {
  return language === 'en' ? fleschKincaidGrade(counts) : szigrisztPazos(counts);
}

export const limits: Readonly<Record<Language, { aim: number; floor: number }>> = {
  en: { aim: 6.9, floor: 8 },
  es: { aim: 65, floor: 55 },
};

/** Whether a score is as easy as the limit asks: a low grade in English, a high perspicuity in Spanish. */
export function reaches(value: number, limit: number, language: Language): boolean {
  const shown = Math.round(value * 10) / 10;
  return language === 'en' ? shown <= limit : shown >= limit;
}

/** Syllables of one word as splitWords gives it; figures in it are read aloud. */
export function wordSyllables(word: string, language: Language): number {
  const figures = /\d/.test(word) ? numberSyllables(word, language) : 0;
  const letters = word.replaceAll(/[\d.,:%$]+/g, ' ').trim();
  if (letters === '') return Math.max(1, figures);
  return figures + (language === 'en' ? englishSyllables(letters) : spanishSyllables(letters));
}

export interface MeasuredSentence {
  readonly text: string;
  readonly line: number;
  readonly counts: Counts;
}

function measureSentence(text: string, line: number, language: Language, withGiven: boolean): MeasuredSentence {
  const words = splitWords(text);
  const measured = withGiven ? words.filter((word) => !isGivenWord(word, language)) : words;
  const syllables = measured.reduce((sum, word) => sum + wordSyllables(word, language), 0);
  return { text, line, counts: { sentences: 1, words: words.length, measuredWords: measured.length, syllables } };
}

/** Every sentence of the running text; headings, list items and shown attributes are sentences of their own. */
export function measureSentences(article: WrittenText, withGiven = true): MeasuredSentence[] {
  return article.blocks.flatMap((block) =>
    splitSentences(block.text).map((text) => measureSentence(text, block.line, article.language, withGiven)),
  );
}

function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { sentences: sum('sentences'), words: sum('words'), measuredWords: sum('measuredWords'), syllables: sum('syllables') };
}

export interface Readability extends Counts {
  readonly score: number;
  /** The score with the given words measured like any other. */
  readonly strictScore: number;
  readonly givenWords: number;
}

/** Measures an article; an empty one scores NaN, which reaches no limit. */
export function measureText(article: WrittenText): Readability {
  const counts = addCounts(measureSentences(article).map((sentence) => sentence.counts));
  const strict = addCounts(measureSentences(article, false).map((sentence) => sentence.counts));
  return {
    ...counts,
    score: score(counts, article.language),
    strictScore: score(strict, article.language),
    givenWords: counts.words - counts.measuredWords,
  };
}
