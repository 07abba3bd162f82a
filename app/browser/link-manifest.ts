import { webManifestPaths } from '#app/site/file-paths.ts';
import type { Language } from '#app/site/language.ts';

/**
 * Names the file with which a phone installs the site. Written into the page it would be fetched, and an icon with it, before
 * the page is painted.
 */
export function linkManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = webManifestPaths[document.documentElement.lang as Language];
  document.head.append(link);
}
