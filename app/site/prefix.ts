/** Every Spanish path begins with it, but for the few the table of pages names otherwise. */
const spanishPrefix = '/es';

export function hasSpanishPrefix(pathname: string): boolean {
  return pathname === spanishPrefix || pathname.startsWith(`${spanishPrefix}/`);
}

/** The alternate of a path the table of pages does not know. */
export function toggledPrefix(pathname: string): string {
  if (hasSpanishPrefix(pathname)) return pathname.slice(spanishPrefix.length) || '/';
  return pathname === '/' ? spanishPrefix : spanishPrefix + pathname;
}
