/**
 * Finds words that the house style avoids (content/terms.yaml) in every text of content/ and in the words of the
 * interface, with the word to write instead: one thing has one name in each language.
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
  why: text.optional(),
  unless: z.array(text).min(1).optional(),
  /** What is written for children may say it. */
  childrens: z.literal(true).optional(),
});
const schema = z.array(
  z
    .strictObject({ en: choice.optional(), es: choice.optional() })
    .refine(({ en, es }) => en?.avoid !== undefined || es?.avoid !== undefined, 'expected words to avoid in a language'),
);

/** What to write in one language, and what not. */
export interface Term {
  readonly language: Language;
  readonly use: string;
  readonly avoid: readonly string[];
  readonly why?: string | undefined;
  /** Words whose presence in the same sentence makes an avoided form fine. */
  readonly unless?: readonly string[] | undefined;
  readonly childrens?: true | undefined;
}

/** The entries of content/terms.yaml. */
export const terms: readonly Term[] = schema
  .parse(parse(readFileSync(new URL('../../content/terms.yaml', import.meta.url), 'utf8')))
  .flatMap((entry) =>
    languages.flatMap((language) => {
      const chosen = entry[language];
      return chosen?.avoid ? [{ ...chosen, language, avoid: chosen.avoid }] : [];
    }),
  );

/** Each term as the whole words to look for: every sentence is asked for all of them. */
const patterns = new Map<string, RegExp>();

function holds(sentence: string, term: string): boolean {
  const pattern = patterns.get(term) ?? new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(term)}(?![\\p{L}\\p{N}])`, 'iu');
  patterns.set(term, pattern);
  return pattern.test(sentence);
}

/** The avoided forms in a text; what stands in quotation marks is someone else's word. */
export function avoidedForms(written: string, language: Language, entries = terms): { form: string; entry: Term }[] {
  const own = entries.filter((entry) => entry.language === language);
  return splitSentences(written.normalize('NFC')).flatMap((sentence) => {
    const plain = sentence.replaceAll(/[“"«][^“”"«»]*[”"»]/gu, ' ');
    return own
      .filter(({ unless }) => !unless?.some((word) => holds(plain, word)))
      .flatMap((entry) => entry.avoid.filter((form) => holds(plain, form)).map((form) => ({ form, entry })));
  });
}

export function termProblems(pieces: readonly TextPiece[]): Problem[] {
  return pieces
    .filter(({ searchWords, field = '' }) => !searchWords && !field.startsWith('reviews'))
    .flatMap(({ path, line, language, text: written }) =>
      avoidedForms(
        written.replaceAll(quotedValue, ' '),
        language,
        isChildrensContent(path) ? terms.filter(({ childrens }) => !childrens) : terms,
      ).map(({ form, entry }) => ({
        path,
        line,
        wrong: `"${form}"${entry.why ? `: ${entry.why}` : ' has another name here'}.`,
        mend: `Write: ${entry.use}.`,
      })),
    );
}

if (import.meta.main) process.exitCode = printProblems('terms', termProblems([...contentPieces(), ...(await wordsPieces())]));
