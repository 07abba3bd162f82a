import type { ConditionPart } from '#app/content/articles/article.schema.ts';
import { type CareLevel, careLevels } from '#app/content/articles/care-levels.ts';
import { conditions, homeDoors, homeFirstVisit, informationPage, practice, slides, staff } from '#app/content/content.server.ts';
import { actionPlans, emergency, emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { shotQuestions } from '#app/content/medicines/shot-questions.server.ts';
import { pictureIds, pictureProse, shownPicture } from '#app/content/pictures/pictures.server.ts';
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { requestForm } from '#app/content/requests/request-forms.server.ts';
import { cedarYear } from '#app/content/seasons/seasons.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { trail } from '#app/frame/trail.server.ts';
import { physicianProfile } from '#app/pages/physician/physician-profile.server.ts';
import { seasonData } from '#app/pages/seasons/season-data.server.ts';
import { articleData } from '#app/parts/article/article-data.server.ts';
import { albumCards } from '#app/parts/kids/album-cards.server.ts';
import { doorsOf } from '#app/parts/kids/doors.server.ts';
import { physicianCards } from '#app/parts/physicians/physician-cards.server.ts';
import { pictureOfProse } from '#app/parts/pictures/shown-picture.ts';
import { homeReviews, reviewSummary } from '#app/parts/reviews/reviews.server.ts';
import type { Language } from '#app/site/language.ts';
import { physicianPages } from '#app/site/pages.ts';
import { pageById } from '#app/site/paths.ts';

/** The article whose parts show how prose is drawn. */
const shownArticle = pageById('condition/food-allergies');

/** The records the examples are made from, in one language. */
export function galleryData(language: Language) {
  const { article, related, physicians } = articleData({ page: shownArticle, language });
  const { parts, sources } = article;
  const nodesOf = (part: ConditionPart) => parts.find(({ name }) => name === part)?.nodes ?? [];
  const [topic] = localized(conditions(), language);
  const { schedule, doctor, returningWindowYears } = physicianProfile(physicianPages[0].id, language);
  const visit = informationPage('appointment', language);
  const ready = visit.sections.find(({ id }) => id === 'ready');
  const { situations } = localized(afterHours(), language);
  const [device] = localized(emergency(), language).anaphylaxis.devices;
  if (!topic || !ready || !device) {
    throw new Error('The gallery needs a condition, a device, and what to have ready for an appointment');
  }
  const { types } = seasonData(language);
  return {
    topic,
    physicianCards: physicianCards(language),
    schedule,
    doctor,
    staffQuotes: localized(staff().quotes, language).slice(0, 2),
    reviewSummary: reviewSummary(),
    visit: {
      returningYears: returningWindowYears,
      answer: practice().promiseHours,
      notice: visit.notice,
      ready: ready.items,
      sections: visit.sections.slice(0, 2),
    },
    form: localized(requestForm('appointment'), language),
    trail: trail(shownArticle, language),
    doors: doorsOf('kids-zone', language),
    albumCards: albumCards(language),
    article: {
      kind: article.kind,
      slug: article.slug,
      title: article.title,
      visit: article.visit ?? { note: [], ask: [] },
      review: article.review,
      toConfirm: article.toConfirm,
      sourcesChecked: article.sourcesChecked,
      related,
      physicians,
    },
    physicians: physicianCards(language).map(({ id, portraitAlt }) => ({ id, portraitAlt })),
    reviews: homeReviews(language).reviews.slice(0, 1),
    plates: pictureIds().flatMap((id) => {
      const { type, name } = shownPicture(id, language);
      return type === 'plate' ? [{ id, name }] : [];
    }),
    figures: pictureIds().flatMap((id) => {
      const figure = pictureProse(id, language);
      return figure ? [pictureOfProse(figure)] : [];
    }),
    slides: localized(slides(), language).map(({ id, alt, caption, specimen }) => ({ id, alt, caption, specimen })),
    homeDoors: homeDoors().map(({ group }) => group),
    firstVisit: homeFirstVisit().map(({ id }) => id),
    prose: nodesOf('in-short'),
    care: nodesOf('help'),
    questions: nodesOf('questions'),
    myths: nodesOf('myths'),
    words: nodesOf('words'),
    sources: sources.slice(0, 3),
    careLevels: Object.fromEntries(
      careLevels.map((level) => [level, situations.flatMap(({ care }) => care[level]?.items ?? []).at(0) ?? '']),
    ) as Record<CareLevel, string>,
    device,
    emergencyCards: { anaphylaxis: emergencyCard('anaphylaxis', language), asthma: emergencyCard('asthma', language) },
    zones: localized(actionPlans(), language).asthma.zones.map(({ id, name, title }) => ({ id, name, title })),
    shotQuestions: localized(shotQuestions(), language).questions,
    cedar: localized(cedarYear(), language),
    seasons: {
      /** Trees with a long season, with none in winter, and dust mites, which are there all year. */
      rows: [...types.slice(0, 3), ...types.slice(-1)],
      plants: types.map(({ id, name }) => ({ id, name })),
    },
  };
}

export type GalleryData = ReturnType<typeof galleryData>;
