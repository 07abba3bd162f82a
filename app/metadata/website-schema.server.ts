import type { WebSiteLeaf } from 'schema-dts';
import { practice } from '../content/content.server.ts';
import type { Language } from '../site/language.ts';
import { pathOf } from '../site/paths.ts';
import { absolute } from '#app/content/site-origin.server.ts';

/** The site itself, in the language of the home page it stands on. */
export function websiteSchema(language: Language): WebSiteLeaf {
  const { brand, summary } = practice();
  return {
    '@type': 'WebSite',
    name: brand.name,
    description: summary[language],
    url: absolute(pathOf('home', language)),
    inLanguage: language,
  };
}
