/** Splits a block of text into sentences and sentences into words, in both languages alike. */
import { languages } from '#app/site/language.ts';

/** Abbreviations whose period does not end a sentence, in lowercase, without the last period. */
const abbreviations = new Set([
  'dr',
  'dra',
  'mr',
  'mrs',
  'ms',
  'st',
  'vs',
  'no',
  'núm',
  'ej',
  'e.g',
  'i.e',
  'a',
  'p',
  'sr',
  'sra',
  'ee',
  'ave',
  'av',
]);

const segmenter = new Intl.Segmenter([...languages], { granularity: 'sentence' });

/** "no." is a number only before a digit, and "a." or "p." only before "m." */
function stopIsInsideSentence(before: string, after: string): boolean {
  const last = /([\p{L}.]+)\.\s*$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  if (last === 'a' || last === 'p') return after.startsWith('m.');
  if (last === 'no') return /^\d/.test(after);
  return abbreviations.has(last);
}

/**
 * Ends a sentence where Unicode's rules (UAX 29) see an end, and at "…"; not after an abbreviation and not before a small letter ("Stop!"
 * she said). Colons and semicolons do not end a sentence, so that a long one cannot be hidden behind them.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const { index, segment } of segmenter.segment(text.replaceAll('…', '.'))) {
    const piece = text.slice(index, index + segment.length);
    const before = sentences.at(-1);
    if (before !== undefined && (stopIsInsideSentence(before, piece) || /^\p{Ll}/u.test(piece))) {
      sentences[sentences.length - 1] = before + piece;
    } else sentences.push(piece);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => splitWords(sentence).length > 0);
}

/**
 * Words are runs between white space, slashes and long dashes that contain a letter or digit; hyphenated words
 * and contractions are one word, as in Flesch's own counting rules. "a. m." is one word.
 */
export function splitWords(text: string): string[] {
  return text
    .replaceAll(/\b([ap])\.\s?m\./giu, '$1.m.')
    .split(/[\s/–—]+/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
