import type { Article } from '#app/content/articles/article.schema.ts';
import { articleOf } from '#app/content/articles/article-list.server.ts';
import { emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { pageTitle } from '#app/content/pages/page-names.server.ts';
import { plateOf } from '#app/content/pictures/pictures.server.ts';
import { absolute } from '#app/content/practice/site-origin.server.ts';
import { withTerms } from '#app/content/text/terms.ts';
import { storyOf } from '#app/parts/kids/story-of.server.ts';
import type { Language } from '#app/site/language.ts';
import { type Page, type PageId, pages } from '#app/site/pages.ts';
import { pageById, recordOf } from '#app/site/paths.ts';
import { articleSchema } from './article-schema.server.ts';
import { questionsSchema } from './questions-schema.server.ts';

interface ShownIn {
  readonly page: Page;
  readonly language: Language;
}

/** Returns the icon of a linked article; other pages have none. */
function iconOf(id: PageId, language: Language) {
  const { record } = pageById(id);
  return record?.kind === 'condition' || record?.kind === 'service' ? articleOf(record, language).icon : undefined;
}

function articleShown({ page, language }: ShownIn): Article {
  return articleOf(recordOf(page, 'condition', 'service'), language);
}

/** The drawing at the head of the article: its file, and what it shows. */
function plateShown({ slug }: Article, language: Language) {
  const plate = plateOf(slug, language);
  return plate && { id: plate.id, name: plate.name };
}

/** Returns what an article page shows: the article, the names of the pages it links, and the physicians. */
export function articleData({ page, language }: ShownIn) {
  const article = articleShown({ page, language });
  const profiles = pages.flatMap(({ id, record }) => (record?.kind === 'physician' ? [{ id, portrait: record.physician }] : []));
  return {
    article: { ...article, parts: withTerms(article.parts, language) },
    emergencyCard: article.emergency === 'none' ? undefined : emergencyCard(article.emergency, language),
    related: article.related.map((id) => ({ id, title: pageTitle(id, language), icon: iconOf(id, language) })),
    story: storyOf(page.id, language),
    physicians: profiles.map(({ id, portrait }) => ({ id, portrait, title: pageTitle(id, language) })),
    plate: plateShown(article, language),
    address: absolute(page.paths[language]).replace(/^https?:\/\//, ''),
  };
}

/** Describes an article to search engines and to services that show shared links. */
export function articleDescription(shown: ShownIn) {
  const article = articleShown(shown);
  return {
    schemas: [articleSchema(article, shown.page), questionsSchema(article)],
    article: true,
    plate: plateShown(article, shown.language),
  };
}
