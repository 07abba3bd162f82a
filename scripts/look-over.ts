/** What the checks of the words say of texts while somebody writes them, and how easy each is to read: the desk's forms ask it. */
import { stringify } from 'yaml';
import { quotedTexts } from '#app/content/text/shared-values.server.ts';
import type { Bilingual, Language } from '#app/site/language.ts';
import { type TextPiece, yamlPieces } from './content/content-texts.ts';
import { parsePage } from './content/read-page.ts';
import { verdict } from './content/readability.ts';
import { measureText } from './content/readability-score.ts';
import { takenProblems } from './content/taken.ts';
import { adviceOn } from './content/terms.ts';
import { ustedProblems } from './content/usted.ts';
import { parseMdoc } from './content/written-text.ts';

/** What is found in one language; each problem in a sentence or two. */
interface LookedOver {
  readonly words: number;
  /** A school grade in English, a perspicuity in Spanish. */
  readonly score: number;
  readonly verdict: ReturnType<typeof verdict>;
  readonly problems: readonly string[];
}

const problemsIn = (pieces: readonly TextPiece[]) => [...ustedProblems(pieces), ...adviceOn(pieces), ...takenProblems(pieces)];

/** Of each text in both languages that stands, or would stand, in a file of content/. */
export const lookedOver = (path: string, texts: readonly Bilingual<unknown>[]): Bilingual<LookedOver>[] =>
  texts.map((text) => ofText(path, text));

/** The text as it would stand in the file: what the checks let pass there is let pass here. Whole articles are only measured. */
function ofText(path: string, text: Bilingual<unknown>): Bilingual<LookedOver> {
  const isArticle = path.endsWith('.mdoc');
  const source = isArticle ? '' : stringify({ text });
  const inLanguage = (language: Language): LookedOver => {
    const read = isArticle
      ? parseMdoc(`${language}.mdoc`, String(text[language]))
      : parsePage(path, source, language, quotedTexts(language));
    const found = measureText(read);
    const pieces = yamlPieces(path, source).filter((piece) => piece.language === language);
    const problems = problemsIn(pieces).map(({ wrong, mend }) => `${wrong} ${mend}`);
    return { words: found.words, score: found.score, verdict: verdict(found, read), problems };
  };
  return { en: inLanguage('en'), es: inLanguage('es') };
}
