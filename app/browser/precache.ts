/** Finds the stored page for an address in the list that the build writes into the service worker. */
import type { Bilingual } from '#app/site/language.ts';
import { hasSpanishPrefix } from '#app/site/prefix.ts';
import { normalisePath, pathLetters } from '#app/site/spelling.ts';

/** The service worker's files, listed by scripts/build/service-worker.ts. All addresses are absolute paths of the site. */
export interface Precache {
  /** Stored for every visitor: pages, and the files needed to read them. */
  readonly always: readonly string[];
  /** Also stored for visitors who request it: pages, their data, and the scripts, styles and fonts they need. */
  readonly onRequest: readonly string[];
  /** Changes whenever a file of either list changes. */
  readonly revision: string;
  /** The pages of both lists, keyed by every path that the server answers with them or redirects to them (in `pathLetters` form). */
  readonly pages: Readonly<Record<string, string>>;
  /** Spanish paths that do not begin with /es. */
  readonly otherSpanish: readonly string[];
  /** The page shown when there is no connection. */
  readonly offline: Bilingual;
}

/** Finds the listed page for `pathname`, however it is spelled; undefined for any other page or file. */
export function listedPage({ pages }: Precache, pathname: string): string | undefined {
  return pages[pathLetters(pathname)];
}

/** Returns the page for lack of a connection in the language of `pathname`. */
export function offlinePage({ offline, otherSpanish }: Precache, pathname: string): string {
  return hasSpanishPrefix(pathname) || otherSpanish.includes(normalisePath(pathname)) ? offline.es : offline.en;
}

/** Whether `pathname` is an emergency page (one stored for every visitor, or a page below it) or such a page's data. */
export function isUrgent(list: Precache, pathname: string): boolean {
  const path = pathname.replace(/\.data$/, '');
  const page = listedPage(list, path) ?? path;
  return list.always.some((stored) => page === stored || page.startsWith(`${stored}/`));
}
