import { languages } from '#app/site/language.ts';
import { pages } from '#app/site/pages.ts';
import { type Address, addresses } from '#app/site/paths.ts';

/** The pages that say "not found": the server sends them with status 404, also at their own addresses. */
export function saysNotFound({ page }: Address): boolean {
  return page.module === 'not-found';
}

/** What a visitor can be sent to. */
export const servedAddresses = addresses.filter((address) => !saysNotFound(address));

export const modules = [...new Set(pages.map(({ module }) => module))];

/** The addresses one route module answers, its own ones first. */
function addressesOfModule(module: string): Address[] {
  return addresses.filter(({ page }) => page.module === module).toSorted((a, b) => Number(b.canonical) - Number(a.canonical));
}

/** The first of a module's addresses in each language. */
function fewOf(module: string, count: number): Address[] {
  return languages.flatMap((language) =>
    addressesOfModule(module)
      .filter((address) => address.language === language)
      .slice(0, count),
  );
}

/** One page of each route module in both languages: what is drawn by the same code need not be tried twice. */
export const oneOfEachKind: readonly Address[] = modules.flatMap((module) => fewOf(module, 1));

/** Without the pages that never hydrate: they stand in for others, and nobody navigates to them. */
export const oneOfEachServedKind = oneOfEachKind.filter(({ page }) => page.hydrate !== 'never');

/** One further address of each kind of page that has any, per language. */
export const aliases: readonly Address[] = modules.flatMap((module) =>
  languages.flatMap((language) => addressesOfModule(module).find((address) => !address.canonical && address.language === language) ?? []),
);

/** `VISITS=full`: every page, as before a release; it takes a quarter of an hour. */
export const visitsEverything = process.env.VISITS === 'full';

/** Every sixth kind, or every kind: for what the frame does, which is the same on all of them. */
export const fewKinds: readonly Address[] = visitsEverything
  ? oneOfEachServedKind
  : oneOfEachServedKind.filter((_, place) => place % 12 < 2);

/** The pages worth a visit of their own: one of each kind in each language; with `VISITS=full` all, and two aliases. */
export const visitedAddresses: readonly Address[] = visitsEverything
  ? [...servedAddresses.filter(({ canonical }) => canonical), ...aliases.slice(0, 2)]
  : oneOfEachKind.filter((address) => address.canonical && !saysNotFound(address));

/**
 * Addresses by the module that draws them. A test of a group visits its pages one after the other: a window of its own
 * for each of them takes longer than the visit.
 */
export function byModule(list: readonly Address[]): { module: string; group: Address[] }[] {
  return modules
    .map((module) => ({ module, group: list.filter(({ page }) => page.module === module) }))
    .filter(({ group }) => group.length > 0);
}
