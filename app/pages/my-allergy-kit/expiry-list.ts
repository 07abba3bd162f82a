import type { AllergyKit, DeviceId } from '#app/content/kit/kit.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { markedIn, type Typed, textIn } from '#app/parts/request-form/typed-value.ts';
import { isDay } from '#app/requests/days.ts';
import type { WordsIn } from '#app/site/language.ts';
import type { words } from './words.ts';

/** Where families keep their devices. */
export const places = ['home', 'school', 'bag', 'family'] as const;
export type KeepingPlace = (typeof places)[number];

/** The browser's storage key for the expiration date of a device in a place. */
export const dateKey = (device: DeviceId, place: KeepingPlace) => `expires-${device}-${place}`;

/** Devices with dates: those selected, or else the injector. */
export function datedDevices(typed: Typed, { devices }: Pick<Localized<AllergyKit>, 'devices'>) {
  const marked = markedIn(typed, 'devices');
  return devices.filter(({ id }) => (marked.length > 0 ? marked.includes(id) : id === 'injector'));
}

/** Years from today that a device's date may be; more is a typing error. */
const mostYears = 10;

/**
 * Classifies a device's typed date as of a day (both YYYY-MM-DD): `ahead`, that day included, `past`, or `unreadable` if no
 * device can have it, such as a year of two or five digits.
 */
export function expiryState(date: string, today: string): 'ahead' | 'past' | 'unreadable' {
  const years = Number(date.slice(0, 4)) - Number(today.slice(0, 4));
  if (!isDay(date) || Math.abs(years) > mostYears) return 'unreadable';
  return date < today ? 'past' : 'ahead';
}

/** What to say to the pharmacy and to us, with a line to write on for a missing name. */
export function refillText(typed: Typed, kit: Pick<Localized<AllergyKit>, 'devices'>, w: WordsIn<typeof words>): string {
  const devices = datedDevices(typed, kit).map(({ name }) => name);
  return w.refill(textIn(typed, 'name') || '__________', devices.join(', '));
}
