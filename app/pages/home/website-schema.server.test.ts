import { expect, it } from 'vitest';
import { practice } from '#app/content/content.server.ts';
import { absolute } from '#app/content/practice/site-origin.server.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { websiteSchema } from './website-schema.server.ts';

it.each(languages)('names the practice and the home page in %s', (language) => {
  expect(websiteSchema(language)).toEqual({
    '@type': 'WebSite',
    name: practice().brand.name,
    description: practice().summary[language],
    url: absolute(pathOf('home', language)),
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${absolute(pathOf('search', language))}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  });
});
