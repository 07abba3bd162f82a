/**
 * Finds words and turns of phrase that the house style avoids (content/terms.yaml) in every text of content/ and of the interface, with
 * what to write instead, and counts habits (kinds) over the whole site.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { quotedValue } from '#app/content/text/shared-values.server.ts';
import { type Language, languages } from '#app/site/language.ts';
import { isChildrensContent } from './childrens-content.ts';
import { contentPieces, type TextPiece } from './content-texts.ts';
import { type Problem, printProblems } from './problem.ts';
import { splitSentences } from './sentences.ts';
import { wordsPieces } from './words-modules.ts';

const text = z.string().min(1);
const choice = z.strictObject({
  use: text,
  avoid: z.array(text).min(1).optional(),
  /** As `avoid`, in regular expressions: whole words, any capitals. */
  find: z.array(text).min(1).optional(),
  why: text.optional(),
  unless: z.array(text).min(1).optional(),
  /** Texts for children may use the words. */
  childrens: z.literal(true).optional(),
  /** A habit that is counted over the whole site, and wrong only beyond `limit` or below `least`. */
  kind: text.optional(),
  /** The maximum; "14 %" means of all sentences, without headings and list items. Without a limit, the kind is only counted. */
  limit: z.union([z.int().nonnegative(), z.string().regex(/^\d+ %$/)]).optional(),
  /** The minimum. */
  least: z.int().positive().optional(),
  /**
   * Where the words are searched; everywhere if absent. "off-cards" is everywhere but the cards of the emergency page, "off-names"
   * everywhere but in fields called `name`, such as an office's.
   */
  within: z.enum(['articles', 'pages', 'off-cards', 'off-names']).optional(),
});
const schema = z.array(
  z
    .strictObject({ en: choice.optional(), es: choice.optional() })
    .refine(({ en, es }) => [en, es].some((one) => one?.avoid ?? one?.find), 'expected words to avoid, or to find, in a language'),
);

/** What to write in one language, and what to avoid. */
export interface Term extends z.infer<typeof choice> {
  readonly language: Language;
}

/** The entries of content/terms.yaml. */
export const terms: readonly Term[] = schema
  .parse(parse(readFileSync(new URL('../../content/terms.yaml', import.meta.url), 'utf8')))
  .flatMap((entry) =>
    languages.flatMap((language) => {
      const chosen = entry[language];
      return chosen?.avoid || chosen?.find ? [{ ...chosen, language }] : [];
    }),
  );

/** The patterns of whole words, kept because every text is searched for all of them. */
const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');
  patterns.set(source, pattern);
  return pattern;
}

const foundIn = (written: string, source: string) => [...written.matchAll(patternOf(source))].map(([form]) => form);

/** Returns the avoided forms in a text; words in quotation marks are someone else's. */
export function avoidedForms(written: string, language: Language, entries = terms): { form: string; entry: Term }[] {
  const plain = written.normalize('NFC').replaceAll(/[“"«][^“”"«»]*[”"»]/gu, ' ');
  return entries
    .filter((entry) => entry.language === language)
    .flatMap((entry) => {
      const unless = entry.unless?.map(RegExp.escape).join('|');
      const read = unless ? splitSentences(plain).filter((sentence) => foundIn(sentence, unless).length === 0) : [plain];
      const sources = [...(entry.avoid?.map(RegExp.escape) ?? []), ...(entry.find ?? [])];
      return read.flatMap((one) => sources.flatMap((source) => foundIn(one, source))).map((form) => ({ form, entry }));
    });
}

/** Finds the entries in the pieces to which each applies; search words and patients' reviews are exempt. */
function hits(pieces: readonly TextPiece[], entries: readonly Term[]) {
  return pieces
    .filter(({ searchWords, field = '' }) => !searchWords && !field.startsWith('reviews'))
    .flatMap((piece) => {
      const { path, line, language, text: written } = piece;
      const own = entries.filter(({ childrens, within }) => !(childrens && isChildrensContent(path)) && isWithin(piece, within));
      return avoidedForms(written.replaceAll(quotedValue, ' '), language, own).map((hit) => ({ path, line, ...hit }));
    });
}

function isWithin({ path, field = '' }: TextPiece, within: Term['within']): boolean {
  if (within === 'off-names') return !/(?:^|\.)name$/.test(field);
  if (within === 'articles') return path.endsWith('.mdoc');
  if (within === 'off-cards') return !path.endsWith('content/emergency.yaml');
  return within !== 'pages' || !path.startsWith('office/');
}

const problem = ({ path, line, form, entry }: ReturnType<typeof hits>[number]): Problem => ({
  path,
  line,
  wrong: `"${form.trim()}"${entry.why ? `: ${entry.why}` : ' has another name here'}.`,
  mend: `Write: ${entry.use}.`,
});

/** Returns the problems of single words, and of kinds that may not occur. */
export const termProblems = (pieces: readonly TextPiece[]): Problem[] =>
  hits(
    pieces,
    terms.filter(({ kind, limit }) => kind === undefined || limit === 0),
  ).map(problem);

/** A heading or list item that ends without a mark is not a sentence. */
const isFinished = (sentence: string) => /[.!?…]["”»')]*$/u.test(sentence);

/** One kind in all texts. */
interface KindCount {
  readonly entry: Term;
  readonly places: readonly Problem[];
  readonly count: number;
}

export function kindCounts(pieces: readonly TextPiece[], entries = terms): KindCount[] {
  return entries
    .filter(({ kind }) => kind)
    .map((entry) => {
      const places = hits(pieces, [entry]).map(problem);
      const read = pieces.filter((piece) => piece.language === entry.language && isWithin(piece, entry.within));
      const sentences = () => read.reduce((sum, piece) => sum + splitSentences(piece.text).filter(isFinished).length, 0);
      const isShare = typeof entry.limit === 'string';
      return { entry, places, count: isShare ? (100 * places.length) / sentences() : places.length };
    });
}

/** Returns the kinds over a tenth beyond a limit: one more of what is fine in small amounts stops nobody. */
export function kindProblems(counts: readonly KindCount[]): Problem[] {
  return counts.flatMap(({ entry: { kind, language, use, limit, least }, count }) => {
    const isTooMuch = limit !== undefined && limit !== 0 && count > 1.1 * Number.parseInt(String(limit), 10);
    if (!isTooMuch && !(least !== undefined && count < 0.9 * least)) return [];
    const wrong = `${language} ${kind}: ${Math.round(count)}, and ${isTooMuch ? `${limit} at most` : `${least} at least`}.`;
    return [{ path: 'content/terms.yaml', line: 1, wrong, mend: `Write: ${use}. npm run content -- "${kind}" shows each.` }];
  });
}

/** Returns the table of kinds, or each place of the named kind. */
export function kindLines(counts: readonly KindCount[], name?: string): string[] {
  if (name !== undefined)
    return counts
      .filter(({ entry }) => entry.kind === name)
      .flatMap(({ places, entry }) => places.map(({ path, line, wrong }) => `${entry.language} ${path}:${line}  ${wrong}`));
  return counts.map(({ entry: { kind = '', language, limit, least }, count }) => {
    const goal = least === undefined ? (limit ?? '-') : `${least} or more`;
    return `${language} ${kind.padEnd(44)} ${String(Math.round(count)).padStart(5)}  ${goal}`;
  });
}

if (import.meta.main) {
  const pieces = [...contentPieces(), ...(await wordsPieces())];
  process.exitCode = printProblems('terms', [...termProblems(pieces), ...kindProblems(kindCounts(pieces))]);
}
