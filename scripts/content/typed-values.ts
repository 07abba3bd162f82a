/**
 * Finds a shared value's figure typed by hand: a number with the value's unit, in a sentence that has one of the words of its guard
 * (shared-values.yaml). Quoted values do not count.
 */
import { readFileSync } from 'node:fs';
import type { SharedValue } from '#app/content/text/shared-value.schema.ts';
import { quotedValue, sharedValueRecords } from '#app/content/text/shared-values.server.ts';
import { articleFiles, foldersOfArticles, isOfArticles } from './article-files.ts';
import { contentPieces, type TextPiece } from './content-texts.ts';
import { type Problem, printProblems } from './problem.ts';
import { splitSentences } from './sentences.ts';
import { parseMdoc } from './written-text.ts';

const anyOf = (words: readonly string[]) => `(?:${words.map(RegExp.escape).join('|')})`;
/** Matches the end of a word, or of a sign such as %. */
const end = '(?![\\p{L}\\p{N}])';

/** Returns the figures that a text types beside a value's words, each with the value to quote. */
export function typedValues(
  { text, language }: Pick<TextPiece, 'text' | 'language'>,
  values: readonly SharedValue[],
): { id: string; found: string }[] {
  return splitSentences(text.replaceAll(quotedValue, ' ')).flatMap((sentence) =>
    values.flatMap(({ id, guard }) => {
      if (!guard || !new RegExp(`(?<!\\p{L})${anyOf(guard.beside[language])}${end}`, 'iu').test(sentence)) return [];
      const found = new RegExp(`\\d[\\d.,]*\\s?${anyOf(guard.unit[language])}${end}`, 'iu').exec(sentence);
      return found ? [{ id, found: found[0] }] : [];
    }),
  );
}

/** Returns the pieces of the named folders, or else of content/, without quoted values in articles (YAML has `{id}` in their place). */
export function unquotedPieces(named: readonly string[] = []): TextPiece[] {
  const folders = named.length > 0 ? named.filter(isOfArticles) : foldersOfArticles();
  const articles = folders
    .flatMap((folder) => articleFiles([folder]))
    .flatMap((path) => {
      const { language, blocks } = parseMdoc(path, readFileSync(path, 'utf8'), () => '');
      return blocks.map(({ line, text }): TextPiece => ({ path, line, language, text, searchWords: false }));
    });
  const pieces = named.length > 0 ? named.flatMap((folder) => contentPieces(folder)) : contentPieces();
  const others = pieces.filter(({ path }) => !/\/(?:conditions|services)\/.*\.mdoc$|shared-values\.yaml$/.test(path));
  return [...articles, ...others];
}

export function typedValueProblems(pieces = unquotedPieces(), values = sharedValueRecords()): Problem[] {
  return pieces.flatMap((piece) =>
    typedValues(piece, values).map(({ id, found }) => ({
      path: piece.path,
      line: piece.line,
      wrong: `types "${found}" where the shared value "${id}" belongs: "${piece.text}".`,
      mend: piece.path.endsWith('.mdoc') ? `Write {% value id="${id}" /%}.` : `Write {${id}}.`,
    })),
  );
}

if (import.meta.main) process.exitCode = printProblems('typed values', typedValueProblems());
