/** How people spell addresses and names: with capitals, accents or without, spaces, a slash too many. */
import { plainText } from './plain-text.ts';

/** A path or name as one may hear it: without case, accents, and the difference between a hyphen and a space. */
export function letters(text: string): string {
  return plainText(text).replace(/[ _]/g, '-');
}

/** A path without its trailing slash; the root stays "/". */
export function normalisePath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

/** A path as it was requested, without percent-encoding and doubled slashes; left encoded where the encoding is broken. */
export function tidied(pathname: string): string {
  return decoded(pathname).replace(/\/{2,}/g, '/');
}

/** The letters of a requested path, by which every way of writing an address is the same. */
export function pathLetters(pathname: string): string {
  return letters(normalisePath(tidied(pathname).replace(/\/index\.html$/i, '/')));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
