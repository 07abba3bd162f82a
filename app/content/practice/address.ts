import type { Location } from './location.schema.ts';

/** Writes the address on one line, as on an envelope, for page, map and structured data. */
export function addressLine({ street, city, state, zip }: Pick<Location, 'street' | 'city' | 'state' | 'zip'>): string {
  return `${street}, ${city}, ${state} ${zip}`;
}

/** Writes the address for a map service, without the suite, which maps mistake for a house number. */
export function mapQuery(location: Pick<Location, 'street' | 'city' | 'state' | 'zip'>): string {
  return addressLine({ ...location, street: location.street.replace(/\s+#\S+$/, '') });
}
