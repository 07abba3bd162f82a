/**
 * Checks the interface words: loads every words.ts and *-words.ts below app/ and office/ and reports values that are empty,
 * placeholders, the same in both languages (unless same-in-both.yaml says why), English in `es`, or tú outside
 * of children's features.
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { languages } from '#app/site/language.ts';
import { isChildrensContent } from './childrens-content.ts';
import type { TextPiece } from './content-texts.ts';
import { isForeign } from './language-of-paragraph.ts';
import { type Problem, printProblems } from './problem.ts';
import { splitSentences } from './sentences.ts';
import { tuFormsIn } from './usted.ts';

const sameSchema = z.array(z.strictObject({ value: z.string().min(1), reason: z.string().min(1) }));

/** Values that may be the same in both languages. */
const sameInBoth: ReadonlySet<string> = new Set(
  sameSchema.parse(parse(readFileSync(new URL('same-in-both.yaml', import.meta.url), 'utf8'))).map(({ value }) => value),
);

/** Brackets around a letter keep this list from being found as a placeholder itself; "todo" is Spanish for all. */
const placeholder = /\b(?:[T]ODO|[T]BD|[F]IXME|[X]XX)\b|[l]orem ipsum|[c]oming soon|[p]róximamente|[p]laceholder|\?\?\?/u;

function isPlaceholder(value: string): boolean {
  return placeholder.test(value) || placeholder.test(value.toLowerCase());
}

interface Pair {
  readonly key: string;
  readonly en: readonly string[];
  readonly es: readonly string[];
}

/** Reads texts made from values with sample values; a number first, because most of them take one. */
function textOf(make: (...values: unknown[]) => unknown): string[] {
  for (const sample of [3, '3', new Date(0), ['3'], {}]) {
    try {
      return textsIn(make(...Array.from({ length: Math.max(1, make.length) }, () => sample)));
    } catch {
      // The next sample may be of the right type.
    }
  }
  return [];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textOf(value as (...values: unknown[]) => unknown);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns every `{ en, es }` in what a module exports, at any depth, with its key. */
export function pairsIn(value: unknown, key = ''): Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'es' in value) return [{ key, en: textsIn(value.en), es: textsIn(value.es) }];
  return Object.entries(value).flatMap(([name, inner]) => pairsIn(inner, name));
}

/** Returns what is wrong with one pair; `childrens` allows tú. */
export function wordFaults({ en, es }: Pair, childrens: boolean): { wrong: string; mend: string }[] {
  const faults: { wrong: string; mend: string }[] = [];
  if (en.length === 0 || es.length === 0 || [...en, ...es].some((value) => value.trim() === '')) {
    faults.push({ wrong: 'is empty in a language.', mend: 'Write the words, or delete the key.' });
  }
  for (const value of [...en, ...es].filter(isPlaceholder)) {
    faults.push({ wrong: `stands in for words to come: "${value}".`, mend: 'Write what the visitor shall read.' });
  }
  const same = es.filter((value, index) => value === en[index] && /\p{L}{2,}/u.test(value) && !sameInBoth.has(value));
  for (const value of same) {
    faults.push({
      wrong: `is the same in both languages: "${value}".`,
      mend: 'Translate it, or list it with the reason in scripts/content/same-in-both.yaml.',
    });
  }
  for (const sentence of es.flatMap(splitSentences).filter((text) => !sameInBoth.has(text) && isForeign(text, 'es'))) {
    faults.push({ wrong: `reads as English in es: "${sentence}".`, mend: 'Write it in Spanish.' });
  }
  if (!childrens) {
    for (const form of es.flatMap(tuFormsIn)) {
      faults.push({ wrong: `speaks to the reader as tú: "${form}".`, mend: 'Use the usted form.' });
    }
  }
  return faults;
}

export function wordsModules(folders: readonly string[] = ['app', 'office']): string[] {
  return globSync(folders.flatMap((folder) => [`${folder}/**/words.ts`, `${folder}/**/*-words.ts`])).sort();
}

/** Returns the pairs of a module, each with the line of its key. */
async function pairsOfModule(path: string): Promise<(Pair & { readonly line: number })[]> {
  const lines = readFileSync(path, 'utf8').split('\n');
  const loaded: unknown = await import(pathToFileURL(resolve(path)).href);
  return pairsIn(loaded).map((pair) => {
    const line = lines.findIndex((text) => new RegExp(`(?:^|[\\s{,'"])${pair.key}['"]?:`).test(text)) + 1;
    return { ...pair, line: Math.max(1, line) };
  });
}

export async function wordsProblems(paths: readonly string[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const path of paths) {
    for (const pair of await pairsOfModule(path)) {
      for (const fault of wordFaults(pair, isChildrensContent(path))) {
        problems.push({ path, line: pair.line, wrong: `${pair.key}: ${fault.wrong}`, mend: fault.mend });
      }
    }
  }
  return problems;
}

/** Returns the words of the interface as texts, for the checks that read content/ too. */
export async function wordsPieces(paths: readonly string[] = wordsModules()): Promise<TextPiece[]> {
  const pieces: TextPiece[] = [];
  for (const path of paths) {
    for (const { key, line, ...texts } of await pairsOfModule(path)) {
      for (const language of languages) {
        for (const text of texts[language]) pieces.push({ path, line, language, text, field: key, searchWords: false });
      }
    }
  }
  return pieces;
}

if (import.meta.main) process.exitCode = printProblems('interface words', await wordsProblems(wordsModules()));
