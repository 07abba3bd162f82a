import { storageKeys } from '#app/site/storage-keys.ts';

/**
 * Whether the visitor has said that the device is not their own: then nothing that is written goes into the browser's
 * storage, where it would reach the disk. Only this answer does, so that a reload does not forget it.
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
        // Where storage is blocked nothing is kept anyway.
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
