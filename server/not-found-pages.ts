import type { PageId } from '#app/site/pages.ts';
import { findAddress, languageOf, pathOf } from '#app/site/paths.ts';

const notFoundIds: readonly PageId[] = ['not-found', 'not-found-physicians'];

/** The pages that say "not found" have addresses of their own, so that they can be built; they are never found there either. */
export function isNotFoundPage(path: string): boolean {
  const id = findAddress(path)?.page.id;
  return id !== undefined && notFoundIds.includes(id);
}

/** The page that answers an unknown path: in the path's language, and with the physicians when the path seems to look for one. */
export function notFoundPath(path: string): string {
  return pathOf(/doctor|physician/i.test(path) ? 'not-found-physicians' : 'not-found', languageOf(path));
}
