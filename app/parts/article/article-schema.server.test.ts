import { describe, expect, it } from 'vitest';
import { conditionArticle, serviceArticle } from '#app/content/content.server.ts';
import { absolute } from '#app/content/practice/site-origin.server.ts';
import { languages } from '#app/site/language.ts';
import { pageById } from '#app/site/paths.ts';
import { articleSchema } from './article-schema.server.ts';

describe.each(languages)('structured data of an article in %s', (language) => {
  const article = conditionArticle('asthma', language);
  const page = pageById('condition/asthma');
  const schema = articleSchema(article, page);

  it('says what the article says, at its own address', () => {
    expect(schema).toMatchObject({
      headline: article.title,
      description: article.summary,
      inLanguage: language,
      url: absolute(page.paths[language]),
      about: { '@type': 'MedicalCondition', name: article.title },
    });
  });

  it('cites every source in the order of the page', () => {
    expect([schema.citation].flat()).toEqual(article.sources.map(({ url }) => url));
  });

  it('names no reviewer while the article is a draft', () => {
    expect(articleSchema({ ...article, review: { status: 'draft' } }, page)).not.toHaveProperty('reviewedBy');
    expect(articleSchema({ ...article, review: { status: 'draft' } }, page)).not.toHaveProperty('lastReviewed');
  });

  it('names who signed it off and when, once somebody has', () => {
    const approved = articleSchema(
      { ...article, review: { status: 'approved', by: 'Elena Márquez, MD', date: '2027-01-15', of: 'x' } },
      page,
    );
    expect(approved).toMatchObject({ reviewedBy: { '@type': 'Person', name: 'Elena Márquez, MD' }, lastReviewed: '2027-01-15' });
  });
});

it('tells tests from therapies', () => {
  const about = (slug: 'allergy-testing' | 'immunotherapy') => articleSchema(serviceArticle(slug, 'en'), pageById(`service/${slug}`)).about;
  expect(about('allergy-testing')).toMatchObject({ '@type': 'MedicalTest' });
  expect(about('immunotherapy')).toMatchObject({ '@type': 'MedicalTherapy' });
});
