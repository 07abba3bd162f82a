/** Handles spellings of addresses and names: capitals, accents or none, spaces, an extra slash. */
import { plainText } from './plain-text.ts';
import { plainSigns } from './seen-text.ts';

/** Reduces a path or name to its letters, without case, accents, and the difference of hyphen and space. */
export function letters(text: string): string {
  return plainText(text).replace(/[ _]/g, '-');
}

/** Removes a trailing slash; the root stays "/". */
export function normalisePath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

/** Parameters that some servers add to a part of an address: “/team;jsessionid=1”. Ours have none. */
const parameters = /;[^/?#]*/g;

/** Remains of a sentence, a mail or another site after an address: a query that lost its sign, and punctuation. */
const trailing = /[?#&].*$|[\s/.,;:!*'"“”‘’«»()[\]<>{}…]+$/gs;

/**
 * Cleans a path: removes percent-encoding, invisible characters, doubled slashes, remains after it, a file ending and the prefix /en. If
 * its encoding is broken, a path stays encoded.
 */
export function tidied(pathname: string): string {
  const path = plainSigns(decoded(pathname)).replace(parameters, '').replace(trailing, '').replace(trailing, '');
  const own = path
    .replace(/\/\s+/g, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html?$/i, '');
  return normalisePath(own.replace(/^\/en(?=\/|$)/i, ''));
}

/** Returns a requested path's letters, which are the same for every spelling of it. */
export function pathLetters(pathname: string): string {
  return letters(tidied(pathname));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
