import { expect, it } from 'vitest';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { openSearch } from './open-search.ts';

it.each(languages)('sends a query to the search page in %s', (language) => {
  const description = openSearch(language, 'https://site.example');
  expect(description).toContain(`template="https://site.example${pathOf('search', language)}?q={searchTerms}"`);
  expect(/<ShortName>([^<]{1,16})<\/ShortName>/.exec(description)).not.toBeNull();
});
