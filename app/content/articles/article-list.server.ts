import { contentRoot } from '#app/content/content-root.server.ts';
import { type ConditionSlug, conditionSlugs, type ServiceSlug, serviceSlugs } from '#app/site/article-slugs.ts';
import type { Language } from '#app/site/language.ts';
import type { PageRecord } from '#app/site/pages.ts';
import { articlePage } from '#app/site/paths.ts';
import type { Article, ArticleSummary } from './article.schema.ts';
import { readArticle } from './article.server.ts';

function summaryOf(en: Article, es: Article): ArticleSummary {
  const { kind, slug, icon, group, emergency } = en;
  return {
    kind,
    slug,
    pageId: articlePage(kind, slug).id,
    title: { en: en.title, es: es.title },
    summary: { en: en.summary, es: es.summary },
    keywords: { en: en.keywords, es: es.keywords },
    icon,
    group,
    emergency,
  };
}

/** Lists the conditions in page-table order. */
export function conditions(root = contentRoot): ArticleSummary[] {
  return conditionSlugs.map((slug) => summaryOf(conditionArticle(slug, 'en', root), conditionArticle(slug, 'es', root)));
}

/** Lists the services in page-table order. */
export function services(root = contentRoot): ArticleSummary[] {
  return serviceSlugs.map((slug) => summaryOf(serviceArticle(slug, 'en', root), serviceArticle(slug, 'es', root)));
}

/** The record of a page that shows an article. */
export type ArticleRecord = Extract<PageRecord, { kind: 'condition' | 'service' }>;

/** Reads the article of a page-table row in one language. */
export function articleOf(record: ArticleRecord, language: Language, root = contentRoot): Article {
  return readArticle(record.kind, record.slug, language, root);
}

/** Reads an article's title and summary in both languages. */
export function articleName(record: ArticleRecord, root = contentRoot) {
  const [en, es] = [articleOf(record, 'en', root), articleOf(record, 'es', root)];
  return { title: { en: en.title, es: es.title }, description: { en: en.summary, es: es.summary } };
}

export function conditionArticle(slug: ConditionSlug, language: Language, root = contentRoot): Article {
  return readArticle('condition', slug, language, root);
}

export function serviceArticle(slug: ServiceSlug, language: Language, root = contentRoot): Article {
  return readArticle('service', slug, language, root);
}
