import type { Language } from '../site/language.ts';
import { closures, conditions, locations, physicians, practice, services } from './content.server.ts';
import { localized } from './localized.ts';
import { hasSamples } from './unfinished.server.ts';

/** What the frame around every page shows (header, menus, drawer, footer), in one language. */
export function frameData(language: Language) {
  const { brand, city, tagline, social, portal, pollenCount, copyrightFirstYear } = practice();
  const records = {
    brand: brand.name,
    city,
    tagline,
    social,
    portalUrl: portal.url,
    pollenCountUrl: pollenCount.url,
    /** While sample values remain, the footer says so. */
    hasSamples: hasSamples(),
    copyright: { first: copyrightFirstYear, last: new Date().getFullYear() },
    offices: locations(),
    closures: closures(),
    physicians: physicians().map(({ id, slug, name, credentials, portrait, legacyNames }) => ({
      id,
      slug,
      name,
      credentials,
      portraitAlt: portrait.alt,
      legacyNames,
    })),
    conditions: conditions().map(({ pageId, title, icon }) => ({ pageId, title, icon })),
    services: services().map(({ pageId, title, icon }) => ({ pageId, title, icon })),
  };
  return localized(records, language);
}

export type Frame = ReturnType<typeof frameData>;
