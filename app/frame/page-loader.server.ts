import { data, type RouterContextProvider } from 'react-router';
import { pageName } from '#app/content/pages/page-names.server.ts';
import type { Language } from '#app/site/language.ts';
import type { Page } from '#app/site/pages.ts';
import { findAddress } from '#app/site/paths.ts';
import { breadcrumb } from './metadata/breadcrumb.server.ts';
import { type PageDescription, pageMetadata } from './metadata/page-metadata.server.ts';
import { structuredDataContext } from './metadata/structured-data.ts';
import { trail } from './trail.server.ts';

/** Every loader's input: the page's row in the table, the language, and the page's title and description in it. */
export interface PageContext {
  readonly page: Page;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
}

interface LoaderArgs {
  readonly url: URL;
  /** The original request, for the whole page or for a navigation's data. */
  readonly request?: Request;
  readonly context?: Readonly<RouterContextProvider>;
}

/**
 * Makes a page's loader: the part common to all pages (title, metadata, breadcrumb) and the page's own data.
 * @param own gives the page's data in the language of the address
 * @param described gives metadata beyond title, description and breadcrumb, if the page has any
 * @returns a loader that throws 404 for an address that is not in the table
 */
export function pageLoader<T extends object>(
  own: (context: PageContext) => T,
  described: (context: PageContext) => PageDescription = () => ({}),
) {
  return ({ url, request, context: forServer }: LoaderArgs) => {
    const address = findAddress(decodeURI(url.pathname));
    if (!address) throw data(null, { status: 404 });
    const { page, language } = address;
    const name = pageName(page.id);
    const context = { page, language, title: name.title[language], description: name.description[language] };
    const steps = trail(page, language);
    const { schemas = [], ...description } = described(context);
    const structuredData = [...schemas, ...breadcrumb(page, language)].map((block) => ({ '@context': 'https://schema.org', ...block }));
    forServer?.set(structuredDataContext, structuredData);
    return {
      metadata: pageMetadata(context, description),
      // A page served whole has it in its HTML.
      structuredData: request?.url.endsWith('.data') ? structuredData : undefined,
      title: context.title,
      // Only pages below the first level show a breadcrumb: one of a single step would repeat the menus.
      trail: steps.length > 2 ? steps : undefined,
      ...own(context),
    };
  };
}
