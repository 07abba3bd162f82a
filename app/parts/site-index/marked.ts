import { functionWords } from '#app/parts/matching/function-word-list.ts';
import { stem } from '#app/parts/matching/stem.ts';
import { forgiving, noMatch } from '#app/parts/matching/word-match.ts';
import type { Language } from '#app/site/language.ts';
import { plainText } from '#app/site/plain-text.ts';
import { tellingStems } from './telling-stems.ts';

export interface MarkedRun {
  readonly text: string;
  readonly marked: boolean;
}

/** The most characters of a passage that are shown around the words found. */
const shownLength = 230;
const wordPattern = /[\p{L}\p{N}]+/gu;

function isAsked(word: string, asked: readonly string[], language: Language): boolean {
  const plain = plainText(word);
  if (functionWords[language].has(plain)) return false;
  const own = stem(plain, language);
  return asked.some((one) => own === one || (one.length > 3 && forgiving(one, own, one.length > 5 ? 1 : 0) !== noMatch));
}

/** The part of a text with most of the words found, cut between words; "…" marks what is left out. */
function excerpt(text: string, places: readonly number[]): string {
  if (text.length <= shownLength) return text;
  const begins = places.map((place) => places.filter((other) => other >= place && other < place + shownLength - 40).length);
  const best = places[begins.indexOf(Math.max(...begins))] ?? 0;
  const sentence = text.lastIndexOf('. ', best);
  const from = best < 40 ? 0 : sentence >= 0 && best - sentence < 120 ? sentence + 2 : text.indexOf(' ', Math.max(0, best - 40)) + 1;
  const cut = text.slice(from, from + shownLength);
  const to = from + cut.length >= text.length ? cut.length : cut.lastIndexOf(' ');
  return `${from > 0 ? '… ' : ''}${cut.slice(0, to)}${from + to < text.length ? ' …' : ''}`;
}

/** An excerpt of a passage around the words of a query, with these words marked. */
export function marked(text: string, query: string, language: Language): MarkedRun[] {
  const asked = tellingStems(query, language);
  const places = [...text.matchAll(wordPattern)].filter(([word]) => isAsked(word, asked, language)).map(({ index }) => index);
  const shown = excerpt(text, places);
  const runs: MarkedRun[] = [];
  let end = 0;
  for (const { 0: word, index } of shown.matchAll(wordPattern)) {
    if (!isAsked(word, asked, language)) continue;
    if (index > end) runs.push({ text: shown.slice(end, index), marked: false });
    runs.push({ text: word, marked: true });
    end = index + word.length;
  }
  if (end < shown.length) runs.push({ text: shown.slice(end), marked: false });
  return runs;
}
