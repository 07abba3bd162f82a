/** Writes figures "as they are normally read aloud" (Flesch, How to Write Plain English, 1979, chapter 2), with the package n2words. */
import { toCardinal as toEnglish } from 'n2words/en-US';
import { toCardinal as toSpanish } from 'n2words/es-MX';
import type { Language } from '#app/site/language.ts';

const spoken = {
  en: { number: toEnglish, percent: 'percent', dollars: 'dollars' },
  es: { number: toSpanish, percent: 'por ciento', dollars: 'dólares' },
};

/** Returns a word such as 12, 1,500, 0.3, 40%, $25 or B12 with its figures as words; a word without figures is unchanged. */
export function spokenFigures(word: string, language: Language): string {
  const { number, percent, dollars } = spoken[language];
  return word
    .replaceAll(/\d+(?:,\d{3})*(?:\.\d+)?/g, (figure) => ` ${number(figure.replaceAll(',', ''))} `)
    .replaceAll('%', ` ${percent} `)
    .replaceAll('$', ` ${dollars} `);
}
