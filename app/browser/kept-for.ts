/** Which kept copy answers for an address, by what the worker is told of the table of pages: the whole table weighs as much as all else in it. */
import type { Bilingual } from '#app/site/language.ts';
import type { Page } from '#app/site/pages.ts';
import { hasSpanishPrefix } from '#app/site/prefix.ts';
import { normalisePath, pathLetters } from '#app/site/spelling.ts';

type Kept = NonNullable<Page['offline']>;

/** Of the table of pages, what concerns the kept ones; made by scripts/build/kept-addresses.ts. */
export interface KeptAddresses {
  /** Paths of the kept pages. */
  readonly pages: Readonly<Record<string, Kept>>;
  /** By its letters, every way of writing one of those, and the path it stands for. */
  readonly spellings: Readonly<Record<string, string>>;
  /** Spanish addresses, of whatever page, that do not say so by their beginning. */
  readonly otherSpanish: readonly string[];
  /** The page that says that there is no connection. */
  readonly offline: Bilingual;
}

/** Files beside the pages, such as the icons or the data of a page: they stand in for nothing but themselves. */
const isFile = (pathname: string) => /\.[a-z0-9]+$/.test(pathname);

/** The page that says that there is no connection, in the language of `pathname`. */
export function offlinePageFor({ offline, otherSpanish }: KeptAddresses, pathname: string): string {
  return hasSpanishPrefix(pathname) || otherSpanish.includes(normalisePath(pathname)) ? offline.es : offline.en;
}

/** The path of the kept copy that answers for `pathname` without a connection: its own, else the page that says so. */
export function keptFor(addresses: KeptAddresses, pathname: string): string {
  if (isFile(pathname)) return pathname;
  const path = normalisePath(pathname);
  return addresses.pages[path] ? path : offlinePageFor(addresses, pathname);
}

/** Where the server would send `pathname` on to, if that is kept on the device: another spelling or name of a kept page. */
export function keptElsewhere({ spellings }: KeptAddresses, pathname: string): string | undefined {
  const target = spellings[pathLetters(pathname)];
  return target === pathname ? undefined : target;
}

/** How a page is kept on the device, if it is (see `offline` in app/site/pages.ts). */
export function keptHow({ pages }: KeptAddresses, pathname: string): Kept | undefined {
  return pages[normalisePath(pathname.replace(/\.data$/, ''))];
}
