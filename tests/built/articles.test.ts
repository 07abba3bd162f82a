import { expect, it } from 'vitest';
import { conditionArticle, serviceArticle } from '#app/content/content.server.ts';
import { plateOf } from '#app/content/pictures/pictures.server.ts';
import { words } from '#app/parts/article/words.ts';
import { conditionSlugs, serviceSlugs } from '#app/site/article-slugs.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { builtPage, linksIn, regionNamed, valuesOf, wordsIn } from './built-page.ts';

const articles = languages.flatMap((language) => [
  ...conditionSlugs.map((slug) => ({ path: pathOf(`condition/${slug}`, language), language, article: conditionArticle(slug, language) })),
  ...serviceSlugs.map((slug) => ({ path: pathOf(`service/${slug}`, language), language, article: serviceArticle(slug, language) })),
]);

it.each(articles)('$path shows its parts, sources, plate and figures, and is shared by its plate', ({ path, language, article }) => {
  const { slug, title, parts } = article;
  const $ = builtPage(path);
  expect(wordsIn($, 'h1')).toEqual([title]);
  for (const { name } of parts) expect(regionNamed($, words[name][language]).text()).toMatch(/\p{L}{3}/u);
  const [source] = linksIn($, regionNamed($, words.sources[language]));
  expect(source?.href).toMatch(/^https?:/);

  const plate = plateOf(slug, language);
  const shown = parts.flatMap(({ nodes }) => nodes).flatMap((node) => (typeof node !== 'string' && node.tag === 'picture' ? [node] : []));
  const names = [plate?.name, ...shown.map(({ attributes }) => String(attributes.name))];
  const pictures = $('main [role="img"]')
    .toArray()
    .map((one) => $(one).attr('aria-label'));
  expect(pictures.filter((name) => names.includes(name))).toEqual(names);
  expect(valuesOf($, 'content', 'meta[property="og:image"]')).toEqual([
    expect.stringContaining(`/open-graph/plate-${slug}-${language}.jpg`),
  ]);
});
