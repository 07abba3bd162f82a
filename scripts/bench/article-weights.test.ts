import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { languages } from '#app/site/language.ts';
import { pages } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { articleLine, articleWeights } from './article-weights.ts';
import { pageFile } from './limit-build.ts';

const articles = pages.filter(({ module }) => module === 'condition' || module === 'service');
const folder = await mkdtemp(join(tmpdir(), 'articles-'));
afterAll(() => rm(folder, { recursive: true }));

it('weighs every article in both languages, the heaviest first', async () => {
  for (const [place, { id }] of articles.entries()) {
    for (const language of languages) {
      const file = join(folder, `${pageFile(pathOf(id, language))}.br`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, 'x'.repeat(place + (language === 'es' ? 100 : 0)));
    }
  }
  const weights = await articleWeights(folder);
  expect(weights).toHaveLength(articles.length * 2);
  expect(weights[0]).toEqual({ name: `es:${articles.at(-1)?.id}`, html: articles.length + 99, budget: 24_000 });
});

it('says how many are within their budget, and which are not', () => {
  const budget = 24_000;
  const weight = (name: string, html: number) => ({ name, html, budget });
  expect(articleLine([weight('a', 24_000), weight('b', 20_000)])).toBe(
    'HTML of all articles: 2 of 2 within 24.0 kB, the heaviest 24.0 (a).',
  );
  expect(articleLine([weight('a', 25_000), weight('b', 20_000)])).toBe(
    'HTML of all articles: 1 of 2 within 24.0 kB, the heaviest 25.0 (a). ✗ a 25.0',
  );
});
