/**
 * Runs every check of the words of the site and exits 1 with file, line, what is wrong and what to do.
 * Usage: node scripts/check-articles.ts [folder ...]
 * With folders named, only what concerns those articles is checked.
 */
import { languages } from '#app/site/language.ts';
import { articleFiles, articleFolders } from './content/article-files.ts';
import { contentPieces } from './content/content-texts.ts';
import { figureProblems } from './content/figures.ts';
import { glossaryProblems } from './content/glossary.ts';
import { languageProblems, untranslatedProblems } from './content/language-of-paragraph.ts';
import { parityOfFolders } from './content/parity.ts';
import { type Problem, printProblems } from './content/problem.ts';
import { readArticle } from './content/written-text.ts';
import { pageFiles, readPage } from './content/read-page.ts';
import { floorProblems, readabilityProblems } from './content/readability.ts';
import { ustedProblems } from './content/usted.ts';
import { wordsModules, wordsProblems } from './content/words-modules.ts';

const named = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const folders = named.length > 0 ? named : articleFolders();
const articles = articleFiles(folders).map(readArticle);
const pages = named.length > 0 ? [] : pageFiles().flatMap((path) => languages.map((language) => readPage(path, language)));
const pieces = named.length > 0 ? named.flatMap((folder) => contentPieces(folder)) : contentPieces();

const results: readonly (readonly [string, readonly Problem[]])[] = [
  ['readability', readabilityProblems(articles)],
  ['readability of pages', floorProblems(pages)],
  ['parity of languages', parityOfFolders(folders)],
  ['usted', ustedProblems(pieces)],
  ['language of paragraph', [...languageProblems(pieces), ...untranslatedProblems(folders)]],
  ['figures and citations', figureProblems(articles)],
  ['glossary', glossaryProblems(pieces)],
  ['interface words', named.length > 0 ? [] : await wordsProblems(wordsModules())],
];

process.exitCode = Math.max(...results.map(([check, problems]) => printProblems(check, problems)));
