import { languages } from '#app/site/language.ts';
import { pages } from '#app/site/pages.ts';
import { type Address, addresses } from '#app/site/paths.ts';

/** Returns whether a page says "not found": the server sends such pages with status 404, also at their own addresses. */
export function saysNotFound({ page }: Address): boolean {
  return page.module === 'not-found';
}

/** All addresses except "not found". */
export const servedAddresses = addresses.filter((address) => !saysNotFound(address));

export const modules = [...new Set(pages.map(({ module }) => module))];

/** Returns the addresses of one route module, canonical addresses first. */
function addressesOfModule(module: string): Address[] {
  return addresses.filter(({ page }) => page.module === module).toSorted((a, b) => Number(b.canonical) - Number(a.canonical));
}

/** Returns the first `count` addresses of a module in each language. */
function fewOf(module: string, count: number): Address[] {
  return languages.flatMap((language) =>
    addressesOfModule(module)
      .filter((address) => address.language === language)
      .slice(0, count),
  );
}

/** One page of each route module in both languages: pages drawn by the same code need not be tried twice. */
export const oneOfEachKind: readonly Address[] = modules.flatMap((module) => fewOf(module, 1));

/** Without the pages that never hydrate, which replace other pages and to which no link leads. */
export const oneOfEachServedKind = oneOfEachKind.filter(({ page }) => page.hydrate !== 'never');

/** One further address of each kind of page that has any, per language. */
export const aliases: readonly Address[] = modules.flatMap((module) =>
  languages.flatMap((language) => addressesOfModule(module).find((address) => !address.canonical && address.language === language) ?? []),
);

/** `VISITS=full`: every page, as before a release; this takes a quarter of an hour. */
export const visitsEverything = process.env.VISITS === 'full';

/** Every sixth kind, or every kind: for behavior of the frame, which is the same on all of them. */
export const fewKinds: readonly Address[] = visitsEverything
  ? oneOfEachServedKind
  : oneOfEachServedKind.filter((_, place) => place % 12 < 2);

/** The pages to visit separately: one of each kind in each language; with `VISITS=full` all, and two aliases. */
export const visitedAddresses: readonly Address[] = visitsEverything
  ? [...servedAddresses.filter(({ canonical }) => canonical), ...aliases.slice(0, 2)]
  : oneOfEachKind.filter((address) => address.canonical && !saysNotFound(address));

/**
 * Groups addresses by the module that draws them. A test visits a group's pages one after the other, since a new window
 * for each of them takes longer than the visit.
 */
export function byModule(list: readonly Address[]): { module: string; group: Address[] }[] {
  return modules
    .map((module) => ({ module, group: list.filter(({ page }) => page.module === module) }))
    .filter(({ group }) => group.length > 0);
}
