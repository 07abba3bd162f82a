import type { PageId } from '#app/site/pages.ts';
import { findAddress, languageOf, pathOf } from '#app/site/paths.ts';

const notFoundIds: readonly PageId[] = ['not-found', 'not-found-physicians'];

/** Checks for the path of a not-found page. These pages have paths only so that they can be built; requests for them get 404 too. */
export function isNotFoundPage(path: string): boolean {
  const id = findAddress(path)?.page.id;
  return id !== undefined && notFoundIds.includes(id);
}

/** Returns the not-found page for an unknown path: in its language, and with the physicians if the path seems to look for one. */
export function notFoundPath(path: string): string {
  return pathOf(/doctor|physician/i.test(path) ? 'not-found-physicians' : 'not-found', languageOf(path));
}
