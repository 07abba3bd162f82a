import type { AllergyKit, DeviceId } from '#app/content/kit/kit.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { markedIn, type Typed } from '#app/parts/request-form/typed-value.ts';

/** Where families keep their devices. */
export const places = ['home', 'school', 'bag', 'family'] as const;
export type Place = (typeof places)[number];

/** Under which the date of a device in a place is kept. */
export const dateKey = (device: DeviceId, place: Place) => `expires-${device}-${place}`;

/** The devices that have dates: those marked, the injector while none is. */
export function datedDevices(typed: Typed, { devices }: Pick<Localized<AllergyKit>, 'devices'>) {
  const marked = markedIn(typed, 'devices');
  return devices.filter(({ id }) => (marked.length > 0 ? marked.includes(id) : id === 'injector'));
}
