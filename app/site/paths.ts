import { type Language, languages, otherLanguage } from './language.ts';
import { type Page, type PageId, type PageRecord, pages } from './pages.ts';
import { hasSpanishPrefix, toggledPrefix } from './prefix.ts';
import { normalisePath } from './spelling.ts';

/** One address of the site: which page it shows, in which language, and whether it is the page's own address. */
export interface Address {
  readonly path: string;
  readonly page: Page;
  readonly language: Language;
  readonly canonical: boolean;
  /** The same page in the other language: the alias's own alternate where it has one. */
  readonly alternate: string;
}

const byId = new Map<string, Page>(pages.map((page) => [page.id, page]));

function addressesOf(page: Page): Address[] {
  const own = languages.map((language) => ({
    path: page.paths[language],
    page,
    language,
    canonical: true,
    alternate: page.paths[otherLanguage(language)],
  }));
  const aliases = (page.aliases ?? []).flatMap((pair) =>
    languages.flatMap((language) => {
      const path = pair[language];
      const other = otherLanguage(language);
      return path ? [{ path, page, language, canonical: false, alternate: pair[other] ?? page.paths[other] }] : [];
    }),
  );
  return [...own, ...aliases];
}

/** Every address the site answers with a page, aliases included. */
export const addresses: readonly Address[] = pages.flatMap(addressesOf);

const byPath = new Map(addresses.map((address) => [address.path, address]));

export function pageById(id: PageId): Page {
  const page = byId.get(id);
  if (!page) throw new Error(`No row "${id}" in app/site/pages.ts`);
  return page;
}

/** Returns the record of a row whose module shows one of these types. Throws for another type. */
export function recordOf<K extends PageRecord['kind']>({ id, record }: Page, ...kinds: readonly K[]): Extract<PageRecord, { kind: K }> {
  const fits = (found: PageRecord): found is Extract<PageRecord, { kind: K }> => kinds.some((kind) => kind === found.kind);
  if (!record || !fits(record)) throw new Error(`The row "${id}" of app/site/pages.ts shows no ${kinds.join(' or ')}`);
  return record;
}

/** Finds an article's page by the article's type and slug. */
export function articlePage(kind: 'condition' | 'service', slug: string): Page {
  const page = pages.find(({ record }) => record?.kind === kind && record.slug === slug);
  if (!page) throw new Error(`No ${kind} "${slug}" in app/site/pages.ts`);
  return page;
}

/** Lists the pages below another in the breadcrumb, at any depth, in table order. */
export function pagesBelow(id: PageId): Page[] {
  return pages.filter((page) => page.id !== id && trailOf(page).some((above) => above.id === id));
}

export function isPageId(id: string): id is PageId {
  return byId.has(id);
}

export function pathOf(id: PageId, language: Language): string {
  return pageById(id).paths[language];
}

/** Finds a pathname's address; undefined if the site has no such page. */
export function findAddress(pathname: string): Address | undefined {
  return byPath.get(normalisePath(pathname));
}

/** Returns the language of any path: from the table if known, else from the /es prefix. */
export function languageOf(pathname: string): Language {
  const known = findAddress(pathname);
  if (known) return known.language;
  return hasSpanishPrefix(pathname) ? 'es' : 'en';
}

/**
 * Returns the same place in the other language, with query and hash. On a path that the table lacks, /es is toggled, so that even a 404
 * page can be read in the other language.
 */
export function alternateOf({ pathname, search = '', hash = '' }: { pathname: string; search?: string; hash?: string }): string {
  const known = findAddress(pathname);
  const path = known?.alternate ?? toggledPrefix(pathname);
  return path + search + hash;
}

/** Lists the breadcrumb without home, in reading order down to the page. */
export function trailOf(page: Page): Page[] {
  const above = page.parent ? trailOf(pageById(page.parent)) : [];
  return page.id === 'home' ? [] : [...above, page];
}
