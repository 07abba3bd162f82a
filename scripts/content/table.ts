/**
 * Prints the state of all articles, and of the patient pages written in YAML: both languages in one row, with words and readability; and a
 * closing line for each table. Each heading, list item and table cell counts as a sentence. Below them, prints the kinds of
 * content/terms.yaml: how often each is found, and how often it may occur.
 * Usage: npm run content [-- "a kind"]: prints each place of that kind
 */
import { basename, join } from 'node:path';
import { languages } from '#app/site/language.ts';
import { foldersOfArticles } from './article-files.ts';
import { contentPieces } from './content-texts.ts';
import { pageFiles, readPage } from './read-page.ts';
import { limits, measureText, reaches } from './readability-score.ts';
import { kindCounts, kindLines } from './terms.ts';
import { wordsPieces } from './words-modules.ts';
import { readMdoc, type WrittenText } from './written-text.ts';

export interface Measured {
  readonly words: number;
  readonly score: number;
  readonly insideAim: boolean;
  readonly insideFloor: boolean;
}

export function measureForTable(article: WrittenText): Measured {
  const { words, score } = measureText(article);
  const { aim, floor } = limits[article.language];
  return {
    words,
    score,
    insideAim: reaches(score, aim, article.language),
    insideFloor: reaches(score, floor, article.language),
  };
}

function cells({ words, score, insideAim, insideFloor }: Measured): string {
  const level = insideAim ? 'aim' : insideFloor ? 'floor' : 'TOO HARD';
  return `${String(words).padStart(5)} ${score.toFixed(1).padStart(6)} ${level.padEnd(9)}`;
}

/** Returns "44 articles, 44 inside the floor, 43 inside the aim": an article or page is one text in one language. */
export function closingLine(all: readonly Measured[], kind: 'articles' | 'pages' = 'articles'): string {
  const inside = (key: 'insideFloor' | 'insideAim') => all.filter((one) => one[key]).length;
  return `${all.length} ${kind}, ${inside('insideFloor')} inside the floor, ${inside('insideAim')} inside the aim`;
}

interface Row {
  readonly name: string;
  /** The text in each language. */
  readonly texts: readonly WrittenText[];
}

function table(head: 'article' | 'page', rows: readonly Row[]): string[] {
  const heading = `${head.padEnd(28)} ${languages.map((language) => `${language}: words  score level    `).join(' ')}`;
  const measured = rows.map(({ name, texts }) => ({ name, texts: texts.map(measureForTable) }));
  const lines = measured.map(({ name, texts }) => `${name.padEnd(28)} ${texts.map((one) => `   ${cells(one)}`).join(' ')}`.trimEnd());
  return [
    heading.trimEnd(),
    ...lines,
    closingLine(
      measured.flatMap(({ texts }) => texts),
      `${head}s`,
    ),
  ];
}

function articleTable(folders: readonly string[]): string[] {
  const textsOf = (folder: string) => languages.map((language) => readMdoc(join(folder, `${language}.mdoc`)));
  return table(
    'article',
    folders.map((folder) => ({ name: basename(folder), texts: textsOf(folder) })),
  );
}

export function pageTable(files: readonly string[]): string[] {
  const textsOf = (file: string) => languages.map((language) => readPage(file, language));
  return table(
    'page',
    files.map((file) => ({ name: basename(file, '.yaml'), texts: textsOf(file) })),
  );
}

if (import.meta.main) {
  const kind = process.argv[2];
  const kinds = kindLines(kindCounts([...contentPieces(), ...(await wordsPieces())]), kind);
  const tables = kind ? [] : [...articleTable(foldersOfArticles()), '', ...pageTable(pageFiles()), '', 'kind, found, limit'];
  for (const line of [...tables, ...kinds]) console.log(line);
}
