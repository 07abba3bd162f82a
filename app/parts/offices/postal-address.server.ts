import type { PostalAddress } from 'schema-dts';
import type { Location } from '#app/content/practice/location.schema.ts';

/** Returns an office's address as structured data, from the same record as the page. */
export function postalAddress({ street, city, state, zip }: Location): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  };
}
