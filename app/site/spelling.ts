/** How people spell addresses and names: with capitals, accents or without, spaces, a slash too many. */
import { plainText } from './plain-text.ts';
import { plainSigns } from './seen-text.ts';

/** A path or name as one may hear it: without case, accents, and the difference between a hyphen and a space. */
export function letters(text: string): string {
  return plainText(text).replace(/[ _]/g, '-');
}

/** A path without its trailing slash; the root stays "/". */
export function normalisePath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

/** What some servers put behind a part of an address: “/team;jsessionid=1”. No address of ours has it. */
const parameters = /;[^/?#]*/g;

/** What a sentence, a mail or another site leaves behind an address: a query that lost its sign, and signs of punctuation. */
const trailing = /[?#&].*$|[\s/.,;:!*'"“”‘’«»()[\]<>{}…]+$/gs;

/**
 * A path as it was meant: without percent-encoding, what is not seen, doubled slashes, what stands behind it, an ending for
 * files and the prefix that only Spanish has. Left encoded where the encoding is broken.
 */
export function tidied(pathname: string): string {
  const path = plainSigns(decoded(pathname)).replace(parameters, '').replace(trailing, '').replace(trailing, '');
  const own = path
    .replace(/\/\s+/g, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html?$/i, '');
  return normalisePath(own.replace(/^\/en(?=\/|$)/i, ''));
}

/** The letters of a requested path, by which every way of writing an address is the same. */
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
