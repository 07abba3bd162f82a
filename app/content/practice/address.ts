import type { Location } from './location.schema.ts';

/** The address on one line, as on an envelope: one form for page, map and structured data. */
export function addressLine({ street, city, state, zip }: Pick<Location, 'street' | 'city' | 'state' | 'zip'>): string {
  return `${street}, ${city}, ${state} ${zip}`;
}

/** What a map service is asked for: the street address without the suite, which maps mistake for a house number. */
export function mapQuery(location: Pick<Location, 'street' | 'city' | 'state' | 'zip'>): string {
  return addressLine({ ...location, street: location.street.replace(/\s+#\S+$/, '') });
}
