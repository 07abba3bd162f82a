/** Finds Spanish words that the house style avoids (glossary.yaml), with the word to write instead. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentPieces, type TextPiece } from './content-texts.ts';
import { type Problem, printProblems } from './problem.ts';
import { splitSentences } from './sentences.ts';

const text = z.string().min(1);
const schema = z.array(z.strictObject({ use: text, avoid: z.array(text).min(1), why: text, unless: z.array(text).min(1).optional() }));
export type GlossaryEntry = z.infer<typeof schema>[number];

/** The entries of glossary.yaml. */
export const glossary: readonly GlossaryEntry[] = schema.parse(parse(readFileSync(new URL('glossary.yaml', import.meta.url), 'utf8')));

function holds(sentence: string, term: string): boolean {
  const plain = term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'iu').test(sentence);
}

/** The avoided forms in a Spanish text; what stands in quotation marks is someone else's word. */
export function avoidedForms(spanish: string, entries = glossary): { form: string; entry: GlossaryEntry }[] {
  return splitSentences(spanish.normalize('NFC')).flatMap((sentence) => {
    const plain = sentence.replaceAll(/[“"«][^“”"«»]*[”"»]/gu, ' ');
    return entries
      .filter(({ unless }) => !unless?.some((word) => holds(plain, word)))
      .flatMap((entry) => entry.avoid.filter((form) => holds(plain, form)).map((form) => ({ form, entry })));
  });
}

export function glossaryProblems(pieces: readonly TextPiece[]): Problem[] {
  return pieces
    .filter(({ language, searchWords }) => language === 'es' && !searchWords)
    .flatMap(({ path, line, text: spanish }) =>
      avoidedForms(spanish).map(({ form, entry }) => ({
        path,
        line,
        wrong: `"${form}": ${entry.why}.`,
        mend: `Write: ${entry.use}.`,
      })),
    );
}

if (import.meta.main) process.exitCode = printProblems('glossary', glossaryProblems(contentPieces()));
