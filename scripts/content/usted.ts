/**
 * Finds Spanish text that speaks to its reader as tú, vos or vosotros instead of usted. Children's content is
 * exempt (childrens-content.ts).
 */
import { isChildrensContent } from './childrens-content.ts';
import { contentPieces, type TextPiece } from './content-texts.ts';
import { type Problem, printProblems } from './problem.ts';
import { splitSentences } from './sentences.ts';
import { notTu, tuEndings, tuForms } from './usted-forms.ts';

/** Words that open a sentence only as a command to tú, but are something else inside a sentence (they see, salt). */
const openingCommands = new Set(['ven', 'sal', 'oye', 'mira']);

/** Returns words that are a form of tú, in their order. */
export function tuFormsIn(text: string): string[] {
  return splitSentences(text).flatMap((sentence) => {
    const words =
      sentence
        .toLowerCase()
        .normalize('NFC')
        .match(/\p{L}+/gu) ?? [];
    return words.filter((word, index) => {
      if (index === 0 && openingCommands.has(word) && words.length > 1) return true;
      return tuForms.has(word) || (!notTu.has(word) && tuEndings.some((ending) => ending.test(word)));
    });
  });
}

export function ustedProblems(pieces: readonly TextPiece[]): Problem[] {
  return pieces
    .filter(({ language, path, searchWords }) => language === 'es' && !searchWords && !isChildrensContent(path))
    .flatMap(({ path, line, text }) =>
      tuFormsIn(text).map((form) => ({
        path,
        line,
        wrong: `"${form}" speaks to the reader as tú (or vosotros).`,
        mend: 'Use the usted form (su, le, usted puede, use, llame), or put children’s text among the children’s content.',
      })),
    );
}

if (import.meta.main) process.exitCode = printProblems('usted', ustedProblems(contentPieces()));
