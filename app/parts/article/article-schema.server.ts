import type { MedicalWebPageLeaf } from 'schema-dts';
import type { Article } from '#app/content/articles/article.schema.ts';
import { practice } from '#app/content/content.server.ts';
import { absolute } from '#app/content/practice/site-origin.server.ts';
import type { ServiceSlug } from '#app/site/article-slugs.ts';
import type { Page } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';

/** The schema.org type of each service: a test finds out, a therapy treats. */
const serviceTypes = {
  'allergy-testing': 'MedicalTest',
  immunotherapy: 'MedicalTherapy',
  'biologic-therapies': 'MedicalTherapy',
  'pulmonary-function': 'MedicalTest',
  rhinoscopy: 'MedicalTest',
  laryngoscopy: 'MedicalTest',
  'drug-challenges': 'MedicalTest',
  'food-challenges': 'MedicalTest',
  'immunodeficiency-workup': 'MedicalTest',
  'immunoglobulin-therapy': 'MedicalTherapy',
  'vitamin-b12-injections': 'MedicalTherapy',
} as const satisfies Record<ServiceSlug, string>;

function subject({ kind, slug, title }: Article) {
  if (kind === 'condition') return { '@type': 'MedicalCondition' as const, name: title };
  return { '@type': serviceTypes[slug as ServiceSlug], name: title };
}

/** Names a reviewer only on an approved page: no page claims a review that did not happen. */
function reviewedBy({ review }: Article): Partial<MedicalWebPageLeaf> {
  if (review.status !== 'approved') return {};
  return { reviewedBy: { '@type': 'Person', name: review.by }, lastReviewed: review.date };
}

/** Describes an article page: its subject, its language and its sources, in the order of the page. */
export function articleSchema(article: Article, page: Page): MedicalWebPageLeaf {
  const { language, title, summary, sources } = article;
  return {
    '@type': 'MedicalWebPage',
    url: absolute(page.paths[language]),
    headline: title,
    description: summary,
    inLanguage: language,
    about: subject(article),
    // Their titles and publishers are on the page, with the same addresses.
    citation: sources.map(({ url }) => url),
    publisher: { '@type': 'MedicalOrganization', name: practice().brand.name, url: absolute(pathOf('home', language)) },
    ...reviewedBy(article),
  };
}
