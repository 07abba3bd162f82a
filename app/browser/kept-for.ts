import type { Page } from '#app/site/pages.ts';
import { findAddress, languageOf, pathOf } from '#app/site/paths.ts';
import { redirectFor } from '#app/site/redirects.ts';

/** Files beside the pages, such as the icons or the data of a page: they stand in for nothing but themselves. */
const isFile = (pathname: string) => /\.[a-z0-9]+$/.test(pathname);

/** The page that says that there is no connection, in the language of `pathname`. */
export const offlinePageFor = (pathname: string) => pathOf('offline', languageOf(pathname));

/** The path of the kept copy that answers for `pathname` without a connection: its own, else the page that says so. */
export function keptFor(pathname: string): string {
  if (isFile(pathname)) return pathname;
  const address = findAddress(pathname);
  return address?.page.offline ? address.page.paths[address.language] : offlinePageFor(pathname);
}

/** Where the server would send `pathname` on to, if that is kept on the device: another spelling or name of a kept page. */
export function keptElsewhere(pathname: string): string | undefined {
  const target = redirectFor(pathname);
  return target && keptHow(target) ? target : undefined;
}

/** How a page is kept on the device, if it is (see `offline` in app/site/pages.ts). */
export function keptHow(pathname: string): Page['offline'] {
  return findAddress(pathname.replace(/\.data$/, ''))?.page.offline;
}
