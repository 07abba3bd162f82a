/**
 * Prints how easy each article file is to read.
 * Usage: node scripts/content/readability.ts [folder or file ...] [--hard]
 * `--hard` adds the ten hardest sentences of each file. Exits 1 when a file is below the floor or outside its
 * range of words.
 */
import { articleFiles, kindOf, wordRanges } from './article-files.ts';
import type { Problem } from './problem.ts';
import { limits, measureSentences, measureText, type Readability, reaches, score } from './readability-score.ts';
import { readMdoc, type WrittenText } from './written-text.ts';

type Verdict = 'aim' | 'floor' | 'too hard';

function verdict({ score: value }: Readability, { language }: WrittenText): Verdict {
  if (reaches(value, limits[language].aim, language)) return 'aim';
  return reaches(value, limits[language].floor, language) ? 'floor' : 'too hard';
}

/** Returns "ok", or how far the number of words is outside the range of this type of article. */
export function wordsVerdict(words: number, path: string): string {
  const [least, most] = wordRanges[kindOf(path)];
  if (words < least) return `${least - words} too few`;
  return words > most ? `${words - most} too many` : 'ok';
}

/** Returns the sentences that weigh most on the score, hardest first, without those shorter than four words. */
export function hardestSentences(article: WrittenText, count = 10): { line: number; score: number; text: string }[] {
  const sign = article.language === 'en' ? -1 : 1;
  return measureSentences(article)
    .filter(({ counts }) => counts.words >= 4)
    .map(({ counts, line, text }) => ({ line, text, score: score(counts, article.language) }))
    .sort((one, other) => sign * (one.score - other.score))
    .slice(0, count);
}

/** Returns texts below the floor, each with the sentence to fix first. */
export function floorProblems(texts: readonly WrittenText[]): Problem[] {
  return texts.flatMap((text) => {
    const found = measureText(text);
    if (verdict(found, text) !== 'too hard') return [];
    const { floor, aim } = limits[text.language];
    const hardest = hardestSentences(text, 1)[0];
    return [
      {
        path: text.path,
        line: hardest?.line ?? 1,
        wrong: `scores ${found.score.toFixed(1)} in ${{ en: 'English', es: 'Spanish' }[text.language]}; the floor is ${floor} and the aim ${aim}.`,
        mend: `Begin with the hardest sentence: "${hardest?.text ?? ''}"`,
      },
    ];
  });
}

/** Returns why an article fails: below the floor, or more or fewer words than the format allows. */
export function readabilityProblems(articles: readonly WrittenText[]): Problem[] {
  return articles.flatMap((article) => {
    const { words } = measureText(article);
    const range = wordsVerdict(words, article.path);
    const problems = floorProblems([article]);
    if (range !== 'ok') {
      const [least, most] = wordRanges[kindOf(article.path)];
      problems.push({
        path: article.path,
        line: 1,
        wrong: `has ${words} words, ${range}.`,
        mend: `Keep it between ${least} and ${most} words.`,
      });
    }
    return problems;
  });
}

function row(cells: readonly (string | number)[]): string {
  const widths = [52, 6, 13, 10, 9];
  return cells
    .map((cell, index) => String(cell).padEnd(widths[index] ?? 0))
    .join(' ')
    .trimEnd();
}

function main(args: readonly string[]): number {
  const hard = args.includes('--hard');
  const files = articleFiles(args.filter((arg) => !arg.startsWith('--')));
  console.log(row(['file', 'words', 'range', 'sentences', 'score', 'verdict']));
  let bad = 0;
  for (const path of files) {
    const article = readMdoc(path);
    const found = measureText(article);
    const range = wordsVerdict(found.words, path);
    const judged = verdict(found, article);
    if (range !== 'ok' || judged === 'too hard') bad += 1;
    const name = `${found.score.toFixed(1)} ${article.language === 'en' ? 'FK' : 'SP'}`;
    console.log(row([path, found.words, range, found.sentences, name, judged]));
    if (!hard) continue;
    for (const sentence of hardestSentences(article))
      console.log(`    ${path}:${sentence.line}  ${sentence.score.toFixed(1)}  ${sentence.text}`);
  }
  console.log(`FK: Flesch-Kincaid grade, aim ${limits.en.aim} or less, floor ${limits.en.floor}.`);
  console.log(`SP: Szigriszt-Pazos perspicuity, aim ${limits.es.aim} or more, floor ${limits.es.floor}.`);
  return bad === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
