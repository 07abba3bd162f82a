import { storageKeys } from '#app/site/storage-keys.ts';

/**
 * Keeps whether the visitor has said that the device is not their own: then nothing typed goes into the browser's storage, which
 * would reach the disk. Only this answer is stored, so that a reload does not forget it.
 */
export function createSharedDevice(storage: () => Storage = () => sessionStorage) {
  const listeners = new Set<() => void>();
  let shared: boolean | undefined;

  function stored(): boolean {
    try {
      return storage().getItem(storageKeys.requestSharedDevice) !== null;
    } catch {
      return false;
    }
  }

  function read(): boolean {
    shared ??= stored();
    return shared;
  }

  return {
    read,
    set(next: boolean) {
      shared = next;
      try {
        if (next) storage().setItem(storageKeys.requestSharedDevice, 'yes');
        else storage().removeItem(storageKeys.requestSharedDevice);
      } catch {
        // Where storage is blocked, nothing is stored anyway.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type SharedDevice = ReturnType<typeof createSharedDevice>;

/** The answer of this tab. */
export const sharedDevice = createSharedDevice();
