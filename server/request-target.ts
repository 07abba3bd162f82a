/** What a request asks for. */
export interface Target {
  /** As sent, still percent-encoded. */
  readonly rawPath: string;
  /** Percent-decoded, as the files are named. */
  readonly path: string;
  /** The query with its question mark, or empty. */
  readonly search: string;
}

/** Longer than any address of the site, links with campaign marks included. In characters. */
const longestUrl = 2048;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const neverInOurPaths = /[\u0000-\u001f\u007f\\]|(^|\/)\.{1,2}(\/|$)/;

/** The path of a URL as sent, without its query: safe to log as far as its length goes. */
export function pathWithoutQuery(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/';
}

/** Whether a path's percent-encoding is broken, as when a link was cut short; it names no page, and no file is looked for. */
export function isBadlyEncoded(url: string): boolean {
  try {
    decodeURIComponent(pathWithoutQuery(url));
    return false;
  } catch {
    return url.length <= longestUrl;
  }
}

/** Reads a request's URL; undefined when it cannot be one of ours: over-long, badly encoded, or with dot segments, backslashes or control characters. */
export function readTarget(url: string): Target | undefined {
  if (url.length > longestUrl) return undefined;
  const rawPath = pathWithoutQuery(url);
  const query = url.indexOf('?');
  try {
    const path = decodeURIComponent(rawPath);
    if (!path.startsWith('/') || neverInOurPaths.test(path)) return undefined;
    return { rawPath, path, search: query === -1 ? '' : url.slice(query) };
  } catch {
    return undefined;
  }
}
