import type { Article } from '#app/content/articles/article.schema.ts';
import { articleOf } from '#app/content/articles/article-list.server.ts';
import { emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { pageTitle } from '#app/content/pages/page-names.server.ts';
import { plateOf } from '#app/content/pictures/pictures.server.ts';
import { withTerms } from '#app/content/text/terms.ts';
import type { Language } from '#app/site/language.ts';
import { type Page, pages } from '#app/site/pages.ts';
import { recordOf } from '#app/site/paths.ts';
import { articleSchema } from './article-schema.server.ts';
import { questionsSchema } from './questions-schema.server.ts';

interface ShownIn {
  readonly page: Page;
  readonly language: Language;
}

function articleShown({ page, language }: ShownIn): Article {
  return articleOf(recordOf(page, 'condition', 'service'), language);
}

/** What an article page shows: the article, the names of the pages it leads to, and the physicians. */
export function articleData({ page, language }: ShownIn) {
  const article = articleShown({ page, language });
  const profiles = pages.filter(({ record }) => record?.kind === 'physician');
  return {
    article: { ...article, parts: withTerms(article.parts, language) },
    emergencyCard: article.emergency === 'none' ? undefined : emergencyCard(article.emergency, language),
    related: article.related.map((id) => ({ id, title: pageTitle(id, language) })),
    physicians: profiles.map(({ id }) => ({ id, title: pageTitle(id, language) })),
  };
}

/** What an article says about itself to search engines and those who share it. */
export function articleDescription(shown: ShownIn) {
  const article = articleShown(shown);
  return {
    schemas: [articleSchema(article, shown.page), questionsSchema(article)],
    article: true,
    plate: plateOf(article.slug, shown.language),
  };
}
