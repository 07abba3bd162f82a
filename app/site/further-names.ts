/** Names that lead to a page without being its address: visitors guess them, or heard them on the phone. */
import { type Language, languages } from './language.ts';
import { pages } from './pages.ts';
import { findAddress } from './paths.ts';
import { hasSpanishPrefix, toggledPrefix } from './prefix.ts';

/** A path with a name that is not the page's own, and the address it leads to. Letters keep their accents, nothing is encoded. */
export type FurtherName = readonly [from: string, to: string];

const under = (language: Language, name: string) => (language === 'es' ? toggledPrefix(`/${name}`) : `/${name}`);

/** The `shortNames` of the table, under the prefix of their language. */
const namesSpoken: readonly FurtherName[] = languages.flatMap((language) =>
  pages.flatMap(({ paths, shortNames }) =>
    (shortNames?.[language] ?? []).map((name): FurtherName => [under(language, name), paths[language]]),
  ),
);

/** English names with /es though the page has a Spanish name, and Spanish names without it. */
const mixedNames: readonly FurtherName[] = pages.flatMap(({ paths, aliases = [], shortNames }) => {
  const aliasNames = aliases.flatMap(({ en, es }) =>
    es ? [es, en].flatMap((path) => (path ? [[toggledPrefix(path), es] as const] : [])) : [],
  );
  const spanish = [paths.es, ...(shortNames?.es ?? []).map((name) => under('es', name))].filter(hasSpanishPrefix);
  return [...aliasNames, ...[toggledPrefix(paths.en), ...spanish.map(toggledPrefix)].map((from) => [from, paths.es] as const)];
});

/** All further names, each once: a name in the path's own language takes precedence over a mixture. */
export const furtherNames: readonly FurtherName[] = [...new Map([...mixedNames, ...namesSpoken].filter(([from]) => !findAddress(from)))];
