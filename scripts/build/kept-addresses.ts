import type { KeptAddresses } from '#app/browser/kept-for.ts';
import { addresses, pageById } from '#app/site/paths.ts';
import { hasSpanishPrefix } from '#app/site/prefix.ts';
import { byLetters } from '#app/site/redirects.ts';

/** What the service worker has to know of the table of pages. */
export function keptAddresses(): KeptAddresses {
  const kept = addresses.flatMap(({ path, page: { offline } }) => (offline ? [[path, offline] as const] : []));
  const paths = new Set<string>(kept.map(([path]) => path));
  const spanish = addresses.filter(({ language, path }) => language === 'es' && !hasSpanishPrefix(path));
  return {
    pages: Object.fromEntries(kept),
    spellings: Object.fromEntries([...byLetters].filter(([, path]) => paths.has(path))),
    otherSpanish: spanish.map(({ path }) => path),
    offline: pageById('offline').paths,
  };
}
