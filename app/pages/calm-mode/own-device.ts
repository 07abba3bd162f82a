import { storedState } from '#app/lib/storage.ts';
import { storageKeys } from '#app/site/storage-keys.ts';

const dayMs = 24 * 60 * 60_000;

/** The device that was chosen within a day before `now`, of the text that `keepOwnDevice` stores. */
export function parseOwnDevice(text: string | null, now: number): string | undefined {
  const [, device, at] = /^(\S+) (\d+)$/.exec(text ?? '') ?? [];
  return Math.abs(now - Number(at)) < dayMs ? device : undefined;
}

/** The device this visitor chose before, for a day: on a computer that others use, it says that somebody here has an allergy. */
export const ownDevice = storedState(storageKeys.ownDevice, (text) => parseOwnDevice(text, Date.now()));

export function keepOwnDevice(device: string): void {
  ownDevice.write(`${device} ${Date.now()}`);
}

export function eraseOwnDevice(): void {
  ownDevice.write(null);
}
