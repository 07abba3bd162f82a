import { storedState } from '#app/lib/storage.ts';
import { storageKeys } from '#app/site/storage-keys.ts';

const dayMs = 24 * 60 * 60_000;

/** Returns the device in text stored by `keepOwnDevice`, if it was chosen within a day of `now`. */
export function parseOwnDevice(text: string | null, now: number): string | undefined {
  const [, device, at] = /^(\S+) (\d+)$/.exec(text ?? '') ?? [];
  return Math.abs(now - Number(at)) < dayMs ? device : undefined;
}

/** The device this visitor chose, kept for a day: on a shared computer it reveals that someone there has an allergy. */
export const ownDevice = storedState(storageKeys.ownDevice, (text) => parseOwnDevice(text, Date.now()));

export function keepOwnDevice(device: string): void {
  ownDevice.write(`${device} ${Date.now()}`);
}

export function eraseOwnDevice(): void {
  ownDevice.write(null);
}
