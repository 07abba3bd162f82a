/**
 * Flags an English sentence in Spanish text and a Spanish one in English text, by counting function words, and
 * text that is the same in both languages of an article. Quoted words are tolerated: a label says "fragrance-free"
 * in any language.
 */

import { quotedValue } from '#app/content/text/shared-values.server.ts';
import { type Language, otherLanguage } from '#app/site/language.ts';
import { foldersOfArticles } from './article-files.ts';
import { contentPieces, type TextPiece } from './content-texts.ts';
import { isFunctionWord, isTellingWord } from './function-words.ts';
import { type Problem, printProblems } from './problem.ts';
import { splitSentences } from './sentences.ts';
import { readMdoc, type WrittenText } from './written-text.ts';

const names: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };

/** Removes quoted words and names of places such as El Paso and Los Angeles. */
function withoutNames(text: string): string {
  return text
    .replaceAll(quotedValue, ' ')
    .replaceAll(/[“"«][^“”"«»]{1,60}[”"»]|(?<!\p{L})(?:El|La|Los|Las|San|Santa|Del?)\s\p{Lu}\p{L}+/gu, ' ');
}

/** Whether a sentence reads as a language other than its file's. */
export function isForeign(sentence: string, language: Language): boolean {
  const other = otherLanguage(language);
  const plain = withoutNames(sentence).toLowerCase();
  if (language === 'en' && /[¿¡]/.test(plain)) return true;
  const words = (plain.match(/[\p{L}'’]+/gu) ?? []).map((word) => word.replace('’', "'"));
  const own = words.filter((word) => isFunctionWord(word, language)).length;
  const foreign = words.filter((word) => isTellingWord(word, other)).length;
  return foreign >= 4 || (foreign >= 2 && foreign > own) || (foreign >= 1 && own === 0 && words.length >= 4);
}

export function languageProblems(pieces: readonly TextPiece[]): Problem[] {
  return pieces
    .filter(({ searchWords }) => !searchWords)
    .flatMap(({ path, line, language, text }) =>
      splitSentences(text)
        .filter((sentence) => isForeign(sentence, language))
        .map((sentence) => ({
          path,
          line,
          wrong: `reads as ${names[otherLanguage(language)]}, in ${names[language]} text: "${sentence}"`,
          mend: `Write it in ${names[language]}, or put a name or label in quotation marks.`,
        })),
    );
}

/** Returns blocks of two words and more that were copied from one language file to the other. */
export function untranslatedBlocks(english: WrittenText, spanish: WrittenText): Problem[] {
  const key = (text: string) => text.toLowerCase();
  const known = new Set(english.blocks.map(({ text }) => key(text)));
  return spanish.blocks
    .filter(({ text }) => known.has(key(text)) && (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= 2)
    .map(({ text, line }) => ({
      path: spanish.path,
      line,
      wrong: `is the same in both languages: "${text}"`,
      mend: 'Write this line in Spanish.',
    }));
}

export function untranslatedProblems(folders: readonly string[]): Problem[] {
  return folders.flatMap((folder) => untranslatedBlocks(readMdoc(`${folder}/en.mdoc`), readMdoc(`${folder}/es.mdoc`)));
}

if (import.meta.main) {
  const problems = [...languageProblems(contentPieces()), ...untranslatedProblems(foldersOfArticles())];
  process.exitCode = printProblems('language of paragraph', problems);
}
