/**
 * Prints the state of all articles, both languages of one in a row: words, readability, review; and a closing line.
 * Usage: npm run content
 */
import { basename, join } from 'node:path';
import type { Language } from '#app/site/language.ts';
import { articleFolders } from './article-files.ts';
import { type Article, readArticle } from './read-article.ts';
import { limits, measureArticle, reaches } from './readability-score.ts';

export interface Measured {
  readonly words: number;
  readonly score: number;
  readonly insideAim: boolean;
  readonly insideFloor: boolean;
  /** "draft", or "approved by … on …" as the front matter says. */
  readonly review: string;
}

export function reviewState({ frontMatter }: Article): string {
  const review = frontMatter.review;
  if (typeof review !== 'object' || review === null) return 'no review state';
  const { status, by, date } = review as Record<string, unknown>;
  return [status, by && `by ${String(by)}`, date && `on ${String(date)}`].filter(Boolean).join(' ');
}

export function measureForTable(article: Article): Measured {
  const { words, score } = measureArticle(article);
  const { aim, floor } = limits[article.language];
  return {
    words,
    score,
    insideAim: reaches(score, aim, article.language),
    insideFloor: reaches(score, floor, article.language),
    review: reviewState(article),
  };
}

function cells({ words, score, insideAim, insideFloor, review }: Measured): string {
  const level = insideAim ? 'aim' : insideFloor ? 'floor' : 'TOO HARD';
  return `${String(words).padStart(5)} ${score.toFixed(1).padStart(6)} ${level.padEnd(9)}${review.padEnd(12)}`;
}

/** "44 articles, 44 inside the floor, 43 inside the aim": one article is one text in one language. */
export function closingLine(all: readonly Measured[]): string {
  const inside = (key: 'insideFloor' | 'insideAim') => all.filter((one) => one[key]).length;
  return `${all.length} articles, ${inside('insideFloor')} inside the floor, ${inside('insideAim')} inside the aim`;
}

export function tableLines(folders: readonly string[], languages: readonly Language[] = ['en', 'es']): string[] {
  const measured: Measured[] = [];
  const heading = `${'article'.padEnd(28)} ${languages.map((language) => `${language}: words  score level    review      `).join(' ')}`;
  const rows = folders.map((folder) => {
    const both = languages.map((language) => measureForTable(readArticle(join(folder, `${language}.mdoc`))));
    measured.push(...both);
    return `${basename(folder).padEnd(28)} ${both.map((one) => `   ${cells(one)}`).join(' ')}`.trimEnd();
  });
  return [heading.trimEnd(), ...rows, closingLine(measured)];
}

if (import.meta.main) for (const line of tableLines(articleFolders())) console.log(line);
