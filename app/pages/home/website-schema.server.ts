import type { WebSiteLeaf } from 'schema-dts';
import { practice } from '#app/content/content.server.ts';
import { absolute } from '#app/content/practice/site-origin.server.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';

/** Shows search engines where a query goes; schema-dts has no type for it. */
const queryInput = { 'query-input': 'required name=search_term_string' };
const searchTarget = (language: Language) => `${absolute(pathOf('search', language))}?q={search_term_string}`;

/** Describes the site in the home page's language. */
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
