import type { WebSiteLeaf } from 'schema-dts';
import { practice } from '#app/content/content.server.ts';
import { absolute } from '#app/content/practice/site-origin.server.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';

/** What search engines read to know where a query goes; schema-dts knows no such input. */
const queryInput = { 'query-input': 'required name=search_term_string' };
const searchTarget = (language: Language) => `${absolute(pathOf('search', language))}?q={search_term_string}`;

/** The site itself, in the language of the home page it stands on. */
export function websiteSchema(language: Language): WebSiteLeaf {
  const { brand, summary } = practice();
  return {
    '@type': 'WebSite',
    name: brand.name,
    description: summary[language],
    url: absolute(pathOf('home', language)),
    inLanguage: language,
    potentialAction: { '@type': 'SearchAction', target: searchTarget(language), ...queryInput },
  };
}
