import { conditions } from '#app/content/content.server.ts';
import { emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { shotQuestions } from '#app/content/medicines/shot-questions.server.ts';
import { requestForm } from '#app/content/requests/request-forms.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { trail } from '#app/frame/trail.server.ts';
import { waitSkies } from '#app/pages/shots-today/wait-skies.server.ts';
import { articleData } from '#app/parts/article/article-data.server.ts';
import { physicianCards } from '#app/parts/physicians/physician-cards.server.ts';
import type { Language } from '#app/site/language.ts';
import { pageById } from '#app/site/paths.ts';

/** The article whose parts show how prose looks. */
const shownArticle = pageById('condition/food-allergies');

/** The records that the examples show, in one language. */
export function galleryData(language: Language) {
  const { parts, sources } = articleData({ page: shownArticle, language }).article;
  const [topic] = localized(conditions(), language);
  if (!topic) throw new Error('The gallery needs a condition');
  return {
    topic,
    physicianCards: physicianCards(language),
    form: localized(requestForm('appointment'), language),
    trail: trail(shownArticle, language),
    prose: parts.find(({ name }) => name === 'in-short')?.nodes ?? [],
    sources: sources.slice(0, 3),
    emergencyCards: { anaphylaxis: emergencyCard('anaphylaxis', language), asthma: emergencyCard('asthma', language) },
    shotQuestions: localized(shotQuestions(), language).questions,
    skies: waitSkies(),
  };
}

export type GalleryData = ReturnType<typeof galleryData>;
