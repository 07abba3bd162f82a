export interface Target {
  /** The path as sent, percent-encoded. */
  readonly rawPath: string;
  /** The path percent-decoded, as files are named. */
  readonly path: string;
  /** The query with its question mark; empty if there is none, or if it's too long to keep. */
  readonly search: string;
}

/** The most characters of a path, and of a query that a redirect keeps: more than any address of the site has, even for campaigns. */
const longest = 2048;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const neverInOurPaths = /[\u0000-\u001f\u007f\\]|(^|\/)\.{1,2}(\/|$)/;

/** Returns the path of a URL as sent, without its query. It may be logged, but it may be very long. */
export function pathWithoutQuery(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/';
}

/** Checks for broken percent-encoding in a path, for example because a link was cut short. */
export function isBadlyEncoded(url: string): boolean {
  try {
    decodeURIComponent(pathWithoutQuery(url));
    return false;
  } catch {
    return pathWithoutQuery(url).length <= longest;
  }
}

/**
 * Parses a request's URL; undefined if it cannot be one of ours because it is too long, badly encoded, or contains dot segments,
 * backslashes or control characters.
 */
export function readTarget(url: string): Target | undefined {
  const rawPath = pathWithoutQuery(url);
  if (rawPath.length > longest) return undefined;
  const query = url.length > longest ? -1 : url.indexOf('?');
  try {
    const path = decodeURIComponent(rawPath);
    if (!path.startsWith('/') || neverInOurPaths.test(path)) return undefined;
    return { rawPath, path, search: query === -1 ? '' : url.slice(query) };
  } catch {
    return undefined;
  }
}
