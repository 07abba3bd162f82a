import type { Location } from '#app/content/practice/location.schema.ts';

/** Draws an address on one line; where it is too long, it breaks after the street, not within the city's name. */
export function AddressText({ street, city, state, zip }: Pick<Location, 'street' | 'city' | 'state' | 'zip'>) {
  return (
    <>
      {`${street}, `}
      <span className="together">{`${city}, ${state} ${zip}`}</span>
    </>
  );
}
