import { expect, it } from 'vitest';
import { conditionArticle, serviceArticle } from '#app/content/content.server.ts';
import { conditionSlugs, serviceSlugs } from '#app/site/article-slugs.ts';
import { languages } from '#app/site/language.ts';
import { questionsSchema } from './questions-schema.server.ts';

const articles = languages.flatMap((language) => [
  ...conditionSlugs.map((slug) => conditionArticle(slug, language)),
  ...serviceSlugs.map((slug) => serviceArticle(slug, language)),
]);

it.each(articles)('gives the questions of $title in $language as they are read', (article) => {
  const { mainEntity } = questionsSchema(article);
  expect(mainEntity).not.toHaveLength(0);
  expect(JSON.stringify(mainEntity)).not.toMatch(/ [.,:;?!)]|[(¿¡] /);
});
