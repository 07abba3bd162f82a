/**
 * Checks the `confirm:` lists: each sentence for the physician must appear literally in the text of its language, so that what is approved
 * is what is shown. Shared values count as visitors read them; citations and markup do not count.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { quotedTexts } from '#app/content/text/shared-values.server.ts';
import { type Language, languages } from '#app/site/language.ts';
import { contentPieces, type TextPiece, yamlPieces } from './content-texts.ts';
import { type Problem, printProblems } from './problem.ts';
import { withValues } from './read-page.ts';
import { readMdoc } from './written-text.ts';

const isEntry = ({ field = '' }: TextPiece) => field === 'confirm';
const plain = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Returns a record's entries that its texts do not contain, each with its line. */
export function confirmProblems(path: string, entries: readonly TextPiece[], texts: (language: Language) => readonly string[]): Problem[] {
  return languages.flatMap((language) => {
    const written = entries.filter((entry) => entry.language === language);
    if (written.length === 0) return [];
    const shown = texts(language).map(plain);
    return written
      .filter(({ text }) => !shown.some((one) => one.includes(plain(text))))
      .map(({ line, text }) => ({
        path,
        line,
        wrong: `the sentence to confirm does not stand in the ${{ en: 'English', es: 'Spanish' }[language]} text: "${text}".`,
        mend: 'Copy it as it stands there, or take it off the list.',
      }));
  });
}

const read = (text: string, language: Language) => withValues(text, quotedTexts(language));

/** Returns the entries of an article's record, filled with shared values; none without a record. */
function articleEntries(folder: string): TextPiece[] {
  const path = join(folder, 'article.yaml');
  if (!existsSync(path)) return [];
  const entries = yamlPieces(path, readFileSync(path, 'utf8')).filter(isEntry);
  return entries.map((entry) => ({ ...entry, text: plain(read(entry.text, entry.language)) }));
}

/** Returns the sentences that the physician approves in place of a source, for the article with a text at `path`. */
export function sentencesToConfirm(path: string, language: Language): string[] {
  return articleEntries(dirname(path))
    .filter((entry) => entry.language === language)
    .map(({ text }) => text);
}

/** Checks the lists in the records of the articles in these folders. */
export function confirmOfArticles(folders: readonly string[]): Problem[] {
  return folders.flatMap((folder) =>
    confirmProblems(join(folder, 'article.yaml'), articleEntries(folder), (language) =>
      readMdoc(join(folder, `${language}.mdoc`)).blocks.map(({ text }) => text),
    ),
  );
}

/** Checks the lists of pages and records in YAML. */
export function confirmOfPages(pieces: readonly TextPiece[]): Problem[] {
  const filled = pieces.map((piece) => ({ ...piece, text: read(piece.text, piece.language) }));
  const paths = [...new Set(filled.filter(isEntry).map(({ path }) => path))].filter((path) => !path.endsWith('article.yaml'));
  return paths.flatMap((path) => {
    const own = filled.filter((piece) => piece.path === path);
    const shown = own.filter((piece) => !isEntry(piece));
    return confirmProblems(path, own.filter(isEntry), (language) =>
      shown.filter((piece) => piece.language === language).map(({ text }) => text),
    );
  });
}

if (import.meta.main) process.exitCode = printProblems('sentences to confirm', confirmOfPages(contentPieces()));
