/** Addresses of built files that the pages, the build and the service worker all speak of. */
import type { Bilingual, Language } from './language.ts';

/** Every drawing of art/icons as a symbol of one file. */
export const iconSpritePath = '/icons.svg';

export const logoPath = '/art/logo.svg';

/** At the top of the site, since a service worker answers only for what lies below it. */
export const serviceWorkerPath = '/service-worker.js';

/** What a browser needs to offer the site's own search beside its own, in the language of the page. */
export const openSearchPaths: Bilingual = { en: '/opensearch.xml', es: '/es/opensearch.xml' };

/** What a phone needs to install the site, in the language it was read in. */
export const webManifestPaths: Bilingual = { en: '/manifest.webmanifest', es: '/es/manifest.webmanifest' };

/** The picture that messengers and social sites show for a link: that of an article's plate, or of the practice. */
export function sharePath(plate: string | undefined, language: Language): string {
  return `/open-graph/${plate ? `${plate}-` : ''}${language}.jpg`;
}
