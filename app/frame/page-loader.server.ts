import { data, type RouterContextProvider } from 'react-router';
import { pageName } from '#app/content/pages/page-names.server.ts';
import type { Language } from '#app/site/language.ts';
import type { Page } from '#app/site/pages.ts';
import { findAddress } from '#app/site/paths.ts';
import { breadcrumb } from './metadata/breadcrumb.server.ts';
import { type PageDescription, pageMetadata } from './metadata/page-metadata.server.ts';
import { structuredDataContext } from './metadata/structured-data.ts';
import { trail } from './trail.server.ts';

/** What every loader starts from: the row of the table, the language, and what the page is called in it. */
export interface PageContext {
  readonly page: Page;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
}

/**
 * A page's loader: the part common to all (address, title, what the page says about itself) and the data of its own.
 * @param own the page's data, in the language of the address.
 * @param described structured data beyond the breadcrumb, where the page has any.
 * @returns a loader that throws 404 for an address the table does not know.
 */
export function pageLoader<T extends object>(
  own: (context: PageContext) => T,
  described: (context: PageContext) => PageDescription = () => ({}),
) {
  return ({ url, context: forServer }: { readonly url: URL; readonly context?: Readonly<RouterContextProvider> }) => {
    const address = findAddress(decodeURI(url.pathname));
    if (!address) throw data(null, { status: 404 });
    const { page, language } = address;
    const name = pageName(page.id);
    const context = { page, language, title: name.title[language], description: name.description[language] };
    const steps = trail(page, language);
    const { schemas = [], ...description } = described(context);
    const blocks = [...schemas, ...breadcrumb(page, language)];
    forServer?.set(
      structuredDataContext,
      blocks.map((block) => ({ '@context': 'https://schema.org', ...block })),
    );
    return {
      meta: pageMetadata(context, description),
      title: context.title,
      // Below the first level alone: a way of one step says what the menus say already.
      trail: steps.length > 2 ? steps : undefined,
      ...own(context),
    };
  };
}
