import { conditionArticle, conditions, slides } from '#app/content/content.server.ts';
import { localized } from '#app/content/localized.ts';
import type { ConditionPart } from '#app/content/schema/article.ts';
import { physicianCards } from '#app/features/physicians/physician-cards.server.ts';
import { homeReviews } from '#app/features/reviews/reviews.server.ts';
import type { Language } from '#app/site/language.ts';

/** The article whose parts show how prose is drawn. */
const shownArticle = 'food-allergies';

/** The records the examples are made from, in one language. */
export function galleryData(language: Language) {
  const { parts } = conditionArticle(shownArticle, language);
  const nodesOf = (part: ConditionPart) => parts.find(({ name }) => name === part)?.nodes ?? [];
  const [topic] = localized(conditions(), language);
  const [physician] = physicianCards(language);
  if (!topic || !physician) throw new Error('The gallery needs at least one condition and one physician');
  return {
    topic,
    physician,
    physicians: physicianCards(language).map(({ id, portraitAlt }) => ({ id, portraitAlt })),
    reviews: homeReviews(language).reviews.slice(0, 1),
    slides: localized(slides(), language).map(({ id, alt, caption }) => ({ id, alt, caption })),
    prose: nodesOf('in-short'),
    care: nodesOf('help'),
    questions: nodesOf('questions'),
    myths: nodesOf('myths'),
    words: nodesOf('words'),
  };
}

export type GalleryData = ReturnType<typeof galleryData>;
