import { expect, it } from 'vitest';
import { practice } from '../content/content.server.ts';
import { languages } from '../site/language.ts';
import { pathOf } from '../site/paths.ts';
import { absolute } from './absolute.server.ts';
import { websiteSchema } from './website-schema.server.ts';

it.each(languages)('names the practice and the home page in %s', (language) => {
  expect(websiteSchema(language)).toEqual({
    '@type': 'WebSite',
    name: practice().brand.name,
    description: practice().summary[language],
    url: absolute(pathOf('home', language)),
    inLanguage: language,
  });
});
