import { conditionArticle, physicians, serviceArticle } from '../content/content.server.ts';
import { articleSchema } from '../metadata/article-schema.server.ts';
import { pageMetadata } from '../metadata/page-metadata.server.ts';
import { pageTitle } from '../metadata/page-title.server.ts';
import type { ConditionSlug, ServiceSlug } from '../site/pages.ts';
import { requireAddress } from './address.server.ts';

/** What an article page needs: the article, the names of the pages it leads to, and its metadata. */
export function articleData(url: URL) {
  const { page, language } = requireAddress(url);
  const [kind, slug] = page.id.split('/');
  const article = kind === 'condition' ? conditionArticle(slug as ConditionSlug, language) : serviceArticle(slug as ServiceSlug, language);
  return {
    meta: pageMetadata(page, language, {
      title: article.title,
      description: article.summary,
      schemas: [articleSchema(article, page)],
      article: true,
    }),
    article,
    related: article.related.map((id) => ({ id, title: pageTitle(id, language) })),
    physicians: physicians().map(({ id }) => ({ id: `physician/${id}` as const, title: pageTitle(`physician/${id}`, language) })),
  };
}
