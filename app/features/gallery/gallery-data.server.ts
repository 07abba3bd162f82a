import { afterHours } from '#app/content/after-hours.server.ts';
import { conditionArticle, conditions, slides } from '#app/content/content.server.ts';
import { actionPlans, emergency } from '#app/content/emergency.server.ts';
import { localized } from '#app/content/localized.ts';
import type { ConditionPart } from '#app/content/schema/article.ts';
import { shotQuestions } from '#app/content/shot-questions.server.ts';
import { physicianCards } from '#app/parts/physicians/physician-cards.server.ts';
import { homeReviews } from '#app/parts/reviews/reviews.server.ts';
import { seasonData } from '#app/pages/seasons/season-data.server.ts';
import type { Language } from '#app/site/language.ts';

/** The article whose parts show how prose is drawn. */
const shownArticle = 'food-allergies';

/** The records the examples are made from, in one language. */
export function galleryData(language: Language) {
  const { parts, sources } = conditionArticle(shownArticle, language);
  const nodesOf = (part: ConditionPart) => parts.find(({ name }) => name === part)?.nodes ?? [];
  const [topic] = localized(conditions(), language);
  const [physician] = physicianCards(language);
  const [situation] = localized(afterHours(), language).situations;
  const [device] = localized(emergency(), language).anaphylaxis.devices;
  if (!topic || !physician || !situation || !device) {
    throw new Error('The gallery needs at least one condition, physician, situation and device');
  }
  const { types, months } = seasonData(language);
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
    sources: sources.slice(0, 3),
    careLevels: situation.care,
    device,
    zones: localized(actionPlans(), language).asthma.zones.map(({ id, name, title }) => ({ id, name, title })),
    shotQuestions: localized(shotQuestions(), language).questions,
    seasons: {
      months: months.slice(0, 1),
      /** Trees with a long season, with none in winter, and dust mites, which are there all year. */
      rows: [...types.slice(0, 3), ...types.slice(-1)],
      plants: types.map(({ id, name }) => ({ id, name })),
    },
  };
}

export type GalleryData = ReturnType<typeof galleryData>;
