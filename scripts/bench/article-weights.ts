import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '#app/site/language.ts';
import { pages } from '#app/site/pages.ts';
import { budgetsOf } from './budgets.ts';
import { pageFile } from './limit-build.ts';
import { type BenchPage, pagesNamed } from './pages.ts';

export interface ArticleWeight {
  readonly name: string;
  /** Bytes of the HTML with its style, brotli. */
  readonly html: number;
  readonly budget: number;
}

/** Every article in both languages as built, the heaviest first; the sheets that hold both languages are no articles. */
export async function articleWeights(client: string): Promise<ArticleWeight[]> {
  const articles = pages.filter(({ module }) => module === 'condition' || module === 'service');
  const named = pagesNamed(languages.flatMap((language) => articles.map(({ id }) => `${language}:${id}`)));
  const weigh = async (page: BenchPage): Promise<ArticleWeight> => {
    const { size } = await stat(join(client, `${pageFile(page.path)}.br`));
    return { name: page.name, html: size, budget: budgetsOf(page).html };
  };
  return (await Promise.all(named.map(weigh))).toSorted((one, other) => other.html - one.html);
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** What is to be said of them: how many keep within their budget, the heaviest, and each that does not. */
export function articleLine(weights: readonly ArticleWeight[]): string {
  const over = weights.filter(({ html, budget }) => html > budget);
  const [heaviest] = weights;
  if (!heaviest) return 'No articles.';
  const counted = `HTML of all articles: ${weights.length - over.length} of ${weights.length} within ${kilobytes(heaviest.budget)} kB`;
  const beyond = over.map(({ name, html }) => ` ✗ ${name} ${kilobytes(html)}`).join('');
  return `${counted}, the heaviest ${kilobytes(heaviest.html)} (${heaviest.name}).${beyond}`;
}
