/** Addresses of built files that the pages, the build and the service worker share. */
import type { Bilingual, Language } from './language.ts';

/** All drawings of art/icons as symbols of one file. */
export const iconSpritePath = '/icons.svg';

export const logoPath = '/art/logo.svg';

/** At the top of the site, since a service worker answers only for what lies below it. */
export const serviceWorkerPath = '/service-worker.js';

/** Files by which a browser offers the site's search beside its own, in the page's language. */
export const openSearchPaths: Bilingual = { en: '/opensearch.xml', es: '/es/opensearch.xml' };

/** Files by which a phone installs the site, in the page's language. */
export const webManifestPaths: Bilingual = { en: '/manifest.webmanifest', es: '/es/manifest.webmanifest' };

/** Returns the picture that messengers and social sites show for a link: an article's plate, or the practice's. */
export function sharePath(plate: string | undefined, language: Language): string {
  return `/open-graph/${plate ? `${plate}-` : ''}${language}.jpg`;
}
