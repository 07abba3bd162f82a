/**
 * Runs every check of the site's wording and exits 1 with file, line, what is wrong and what to do.
 * Usage: node scripts/check-articles.ts [folder ...]
 * With folders, checks only the texts in them: articles with every check, other texts with the checks that apply to every text.
 */
import { languages } from '#app/site/language.ts';
import { articleFiles, articlePlace, foldersOfArticles, isOfArticles } from './content/article-files.ts';
import { careLevelProblems } from './content/care-levels.ts';
import { confirmOfArticles, confirmOfPages } from './content/confirm.ts';
import { contentPieces } from './content/content-texts.ts';
import { figureProblems } from './content/figures.ts';
import { languageProblems, untranslatedProblems } from './content/language-of-paragraph.ts';
import { parityOfFolders } from './content/parity.ts';
import { type Problem, printProblems } from './content/problem.ts';
import { pageFiles, readPage } from './content/read-page.ts';
import { floorProblems, readabilityProblems } from './content/readability.ts';
import { siteSituationProblems } from './content/situations.ts';
import { kindCounts, kindProblems, termProblems } from './content/terms.ts';
import { titleProblems } from './content/title-capitals.ts';
import { takenProblems } from './content/tomar.ts';
import { typedValueProblems, unquotedPieces } from './content/typed-values.ts';
import { ustedProblems } from './content/usted.ts';
import { wordsModules, wordsPieces, wordsProblems } from './content/words-modules.ts';
import { readMdoc } from './content/written-text.ts';

type Found = readonly (readonly [check: string, problems: readonly Problem[]])[];

/** Returns what each check finds, in the whole site or in the named folders. */
async function findings(places: readonly string[]): Promise<Found> {
  const isWhole = places.length === 0;
  const named = places.map(articlePlace);
  const folders = isWhole ? foldersOfArticles() : named.filter(isOfArticles);
  const articles = folders.flatMap((folder) => articleFiles([folder])).map(readMdoc);
  const pages = isWhole ? pageFiles().flatMap((path) => languages.map((language) => readPage(path, language))) : [];
  const pieces = isWhole ? contentPieces() : named.flatMap((folder) => contentPieces(folder));
  const allPieces = isWhole ? [...pieces, ...(await wordsPieces())] : pieces;
  return [
    ['readability', readabilityProblems(articles)],
    ['readability of pages', floorProblems(pages)],
    ['parity of languages', parityOfFolders(folders)],
    ['usted', ustedProblems(pieces)],
    ['language of paragraph', [...languageProblems(pieces), ...untranslatedProblems(folders)]],
    ['figures and citations', figureProblems(articles)],
    ['terms', termProblems(allPieces)],
    ['kinds', isWhole ? kindProblems(kindCounts(allPieces)) : []],
    ['medicines that are used, not taken', takenProblems(allPieces)],
    ['capitals in titles', titleProblems(articles, allPieces)],
    ['levels of care', careLevelProblems(articles, pieces)],
    ['situations', siteSituationProblems().filter(({ path }) => isWhole || named.some((folder) => path.startsWith(`${folder}/`)))],
    ['typed values', typedValueProblems(unquotedPieces(named))],
    ['sentences to confirm', [...confirmOfArticles(folders), ...(isWhole ? confirmOfPages(pieces) : [])]],
    ['interface words', isWhole ? await wordsProblems(wordsModules()) : []],
  ];
}

/** Returns every problem of the named folders, for the desk. */
export async function problemsIn(named: readonly string[]): Promise<Problem[]> {
  return (await findings(named)).flatMap(([, problems]) => problems);
}

if (import.meta.main) {
  const found = await findings(process.argv.slice(2).map((folder) => folder.replace(/\/$/, '')));
  process.exitCode = Math.max(...found.map(([check, problems]) => printProblems(check, problems)));
}
