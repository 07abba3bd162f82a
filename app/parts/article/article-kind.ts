import type { Article, ArticlePart } from '#app/content/articles/article.schema.ts';
import type { ConditionSlug, ServiceSlug } from '#app/site/article-slugs.ts';

/** The part of an article with the emergency card, where a reader looks for danger. */
export const emergencyPart = { condition: 'help', service: 'risks' } as const;

/** The parts that are open on a phone too: what it is, whether it is this and when to get help. The others are folded there. */
export const openParts: ReadonlySet<ArticlePart['name']> = new Set(['in-short', 'symptoms', 'help', 'what', 'who', 'risks']);

/** Returns the id of an article's page; the loader has checked that kind and slug belong together. */
export function articlePageId({ kind, slug }: Pick<Article, 'kind' | 'slug'>) {
  return kind === 'condition' ? (`condition/${slug as ConditionSlug}` as const) : (`service/${slug as ServiceSlug}` as const);
}
