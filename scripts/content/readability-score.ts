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
import { syllable as englishSyllables } from 'syllable';
import type { Language } from '#app/site/language.ts';
import { splitSentences, splitWords } from './sentences.ts';
import { spokenFigures } from './spoken-figures.ts';
import { spanishSyllables } from './syllables-es.ts';
import type { WrittenText } from './written-text.ts';

export interface Counts {
  readonly sentences: number;
  readonly words: number;
  readonly syllables: number;
}

export function fleschKincaidGrade({ words, sentences, syllables }: Counts): number {
  return (0.39 * words) / sentences + (11.8 * syllables) / words - 15.59;
}

export function szigrisztPazos({ words, sentences, syllables }: Counts): number {
  return 206.835 - (62.3 * syllables) / words - words / sentences;
}

export function score(counts: Counts, language: Language): number {
  return language === 'en' ? fleschKincaidGrade(counts) : szigrisztPazos(counts);
}

export const limits: Readonly<Record<Language, { aim: number; floor: number }>> = {
  en: { aim: 6.9, floor: 8 },
  es: { aim: 65, floor: 55 },
};

/** Whether a score meets the limit: a low grade in English, a high perspicuity in Spanish. */
export function reaches(value: number, limit: number, language: Language): boolean {
  const shown = Math.round(value * 10) / 10;
  return language === 'en' ? shown <= limit : shown >= limit;
}

/** Counts the syllables of one word from splitWords, at least one; figures in it are read aloud. */
export function wordSyllables(word: string, language: Language): number {
  const spoken = spokenFigures(word, language);
  return Math.max(1, language === 'en' ? englishSyllables(spoken) : spanishSyllables(spoken));
}

export interface MeasuredSentence {
  readonly text: string;
  readonly line: number;
  readonly counts: Counts;
}

function measureSentence(text: string, line: number, language: Language): MeasuredSentence {
  const words = splitWords(text);
  const syllables = words.reduce((sum, word) => sum + wordSyllables(word, language), 0);
  return { text, line, counts: { sentences: 1, words: words.length, syllables } };
}

/** Measures every sentence of the running text; headings, list items and shown attributes are sentences of their own. */
export function measureSentences(article: WrittenText): MeasuredSentence[] {
  return article.blocks.flatMap((block) => splitSentences(block.text).map((text) => measureSentence(text, block.line, article.language)));
}

export interface Readability extends Counts {
  readonly score: number;
}

/** Measures an article; an empty one scores NaN, which reaches no limit. */
export function measureText(article: WrittenText): Readability {
  const all = measureSentences(article).map(({ counts }) => counts);
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  const counts = { sentences: sum('sentences'), words: sum('words'), syllables: sum('syllables') };
  return { ...counts, score: score(counts, article.language) };
}
