import { closures, locations, physicians, practice } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { sharedValues } from '#app/content/text/shared-values.server.ts';
import { hasSamples } from '#app/content/unfinished.server.ts';
import type { Language } from '#app/site/language.ts';
import type { OutsideLink } from '#app/site/pages.ts';
import { menus } from './menus.server.ts';

/** Says what to do at level "Call us today" while both offices are closed. */
export function whenClosed(language: Language) {
  const { afterHoursPhone } = practice();
  const values = sharedValues(language);
  return {
    phone: afterHoursPhone === 'none' ? undefined : afterHoursPhone.phone,
    call: values.get('closed-call') ?? '',
    worse: values.get('closed-worse') ?? '',
  };
}

/** Reads the frame around every page (header, menus, drawer, footer) in one language. */
export function frameData(language: Language) {
  const { brand, city, tagline, social, portal, pollenCount, copyrightFirstYear } = practice();
  const records = {
    brand: brand.name,
    city,
    tagline,
    social,
    /** Addresses of links that leave the site, by id in the table of pages. */
    outside: { portal: portal.url, pollenCount: pollenCount.url } satisfies Record<OutsideLink['id'], string>,
    /** While sample values remain, the footer says so. */
    hasSamples: hasSamples(),
    copyright: { first: copyrightFirstYear, last: new Date().getFullYear() },
    // Only the offices' own page says how to get there.
    offices: locations().map(({ arriving: _, ...office }) => office),
    whenClosed: whenClosed(language),
    closures: closures(),
    physicians: physicians().map(({ id, slug, name, credentials, portrait, legacyNames, seesFromAge, caresFor }) => ({
      id,
      slug,
      name,
      credentials,
      portraitAlt: portrait.alt,
      legacyNames,
      seesFromAge,
      caresFor,
    })),
    menus: menus(),
  };
  return localized(records, language);
}

export type Frame = ReturnType<typeof frameData>;
