import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { practice } from '#app/content/content.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { openSearchPaths } from '#app/site/file-paths.ts';
import { type Language, languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { escaped } from './escaped.ts';

/** The most characters that OpenSearch 1.1 allows in a short name. */
const longestName = 16;

/** Returns the description with which a browser offers the site's search in its address bar (OpenSearch 1.1). */
function openSearch(language: Language, origin: string): string {
  const { brand } = practice();
  const address = (path: string) => escaped(new URL(path, origin).href);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escaped(brand.name.slice(0, longestName).trim())}</ShortName>
  <Description>${escaped(pageName('search').description[language])}</Description>
  <Language>${language}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/png">${address('/favicon-32.png')}</Image>
  <Url type="text/html" method="get" template="${address(pathOf('search', language))}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** Writes one description per language, at the paths that the pages link. */
export async function writeOpenSearch(client: string, origin: string): Promise<void> {
  for (const language of languages) await writeFile(join(client, openSearchPaths[language]), openSearch(language, origin));
}
