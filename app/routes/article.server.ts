import { conditionArticle, physicians, serviceArticle } from '../content/content.server.ts';
import type { Article } from '../content/schema/article.ts';
import { withTerms } from '../content/terms.ts';
import { words } from '#app/parts/article/words.ts';
import { articleSchema } from '#app/parts/article/article-schema.server.ts';
import { pageMetadata } from '#app/frame/metadata/page-metadata.server.ts';
import { pageTitle } from '../metadata/page-title.server.ts';
import { questionsSchema } from '#app/parts/article/questions-schema.server.ts';
import { type Language, wordsIn } from '../site/language.ts';
import type { ConditionSlug, ServiceSlug } from '../site/pages.ts';
import { requireAddress } from './address.server.ts';

/** The article of a page id such as `condition/asthma`. */
function articleOf(id: string, language: Language): Article {
  const [kind, slug] = id.split('/');
  return kind === 'condition' ? conditionArticle(slug as ConditionSlug, language) : serviceArticle(slug as ServiceSlug, language);
}

/** What an article page needs: the article, the names of the pages it leads to, and its metadata. */
export function articleData(url: URL) {
  const { page, language } = requireAddress(url);
  const article = articleOf(page.id, language);
  return {
    meta: pageMetadata(page, language, {
      title: article.title,
      description: article.summary,
      schemas: [articleSchema(article, page), questionsSchema(article)],
      article: true,
    }),
    article: { ...article, parts: withTerms(article.parts, language) },
    related: article.related.map((id) => ({ id, title: pageTitle(id, language) })),
    physicians: physicians().map(({ id }) => ({ id: `physician/${id}` as const, title: pageTitle(`physician/${id}`, language) })),
  };
}

/** What the sheet in two languages needs: what it prints of the article, twice. */
export function sheetData(url: URL) {
  const { page, language } = requireAddress(url);
  const id = page.id.slice('sheet/'.length);
  const inLanguage = (each: Language) => {
    const { kind, slug, title, parts, emergency, review } = articleOf(id, each);
    return { kind, slug, title, parts, emergency, review };
  };
  const article = { en: inLanguage('en'), es: inLanguage('es') };
  const w = wordsIn(words, language);
  const { title } = article[language];
  return { meta: pageMetadata(page, language, { title: w.sheetTitle(title), description: w.sheetText(title) }), article };
}
