/** The beginning of every Spanish path, except the few that the table names otherwise. */
const spanishPrefix = '/es';

export function hasSpanishPrefix(pathname: string): boolean {
  return pathname === spanishPrefix || pathname.startsWith(`${spanishPrefix}/`);
}

/** Returns the alternate of a path not in the table. */
export function toggledPrefix(pathname: string): string {
  if (hasSpanishPrefix(pathname)) return pathname.slice(spanishPrefix.length) || '/';
  return pathname === '/' ? spanishPrefix : spanishPrefix + pathname;
}
