/** Which stored page answers for an address, by the list that the build writes into the service worker. */
import type { Bilingual } from '#app/site/language.ts';
import { hasSpanishPrefix } from '#app/site/prefix.ts';
import { normalisePath, pathLetters } from '#app/site/spelling.ts';

/** What the service worker stores; made by scripts/build/service-worker.ts. All addresses are paths from the top of the site. */
export interface Precache {
  /** For every visitor: pages, and what they need to be read. */
  readonly always: readonly string[];
  /** In addition for those who ask: pages, their data, and the scripts, styles and fonts they run on. */
  readonly onRequest: readonly string[];
  /** Changes whenever a file of either list changes. */
  readonly revision: string;
  /** The pages of both lists, by every spelling that the server answers with them or redirects to them (see `pathLetters`). */
  readonly pages: Readonly<Record<string, string>>;
  /** Spanish addresses that do not begin with /es. */
  readonly otherSpanish: readonly string[];
  /** The page that says that there is no connection. */
  readonly offline: Bilingual;
}

/** The page of the lists that `pathname` leads to, in whatever spelling; undefined for any other page or file. */
export function listedPage({ pages }: Precache, pathname: string): string | undefined {
  return pages[pathLetters(pathname)];
}

/** The page that says that there is no connection, in the language of `pathname`. */
export function offlinePage({ offline, otherSpanish }: Precache, pathname: string): string {
  return hasSpanishPrefix(pathname) || otherSpanish.includes(normalisePath(pathname)) ? offline.es : offline.en;
}

/** Whether `pathname` is an emergency page or its data: the pages stored for every visitor, and those below them. */
export function isUrgent(list: Precache, pathname: string): boolean {
  const path = pathname.replace(/\.data$/, '');
  const page = listedPage(list, path) ?? path;
  return list.always.some((stored) => page === stored || page.startsWith(`${stored}/`));
}
