/** Splits a block of text into sentences and sentences into words, in both languages alike. */

/** Abbreviations whose full stop does not end a sentence, lower case, without the last stop. */
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
  'p. ej',
  'a',
  'p',
  'sr',
  'sra',
  'ee',
  'ave',
  'av',
]);

/** "no." is a number only before a digit, and "a." or "p." only before "m." */
function stopIsInsideSentence(before: string, after: string): boolean {
  const last = /[\p{L}.]+$/u.exec(before)?.[0].toLowerCase() ?? '';
  if (last === 'a' || last === 'p') return /^\s*m\./.test(after);
  if (last === 'no') return /^\s*\d/.test(after);
  return abbreviations.has(last);
}

/**
 * A sentence ends at . ! ? or … when white space and then no small letter follow. Colons and semicolons do
 * not end it, so that a long sentence cannot be hidden behind them.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?…]+["”’»)\]]*(?=\s+(?![\p{Ll}])|$)/gu)) {
    const end = match.index + match[0].length;
    if (match[0] === '.' && end < text.length && stopIsInsideSentence(text.slice(start, match.index), text.slice(end))) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter((sentence) => splitWords(sentence).length > 0);
}

/**
 * Words are runs between white space, slashes and long dashes that hold a letter or a digit; hyphenated words
 * and contractions are one word, as in Flesch's own counting rules. "a. m." is one word.
 */
export function splitWords(text: string): string[] {
  return text
    .replaceAll(/\b([ap])\.\s?m\./giu, '$1.m.')
    .split(/[\s/–—]+/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
