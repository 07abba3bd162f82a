import { webManifestPaths } from '#app/site/file-paths.ts';
import type { Language } from '#app/site/language.ts';

/**
 * Links the web app manifest, with which a phone installs the site. In the page's own HTML, the link would make the browser fetch the
 * manifest and an icon before it paints the page.
 */
export function linkManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = webManifestPaths[document.documentElement.lang as Language];
  document.head.append(link);
}
