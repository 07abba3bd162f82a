import { type SharedDevice, sharedDevice } from './shared-device.ts';
import type { TextStorage } from './text-storage.ts';

/**
 * Stores a text in the tab's storage, which the browser clears with the tab. On a device that is not the visitor's own, and where the
 * browser blocks storage, the text is only in the page's memory.
 */
export function tabStorage(name: string, storage: () => Storage = () => sessionStorage, device: SharedDevice = sharedDevice): TextStorage {
  let memory: string | null | undefined;

  function read(): string | null {
    try {
      memory ??= storage().getItem(name);
    } catch {
      memory = null;
    }
    return memory ?? null;
  }

  function keep() {
    try {
      if (memory == null || device.read()) storage().removeItem(name);
      else storage().setItem(name, memory);
    } catch {
      // The text then lasts as long as the page.
    }
  }

  device.subscribe(() => {
    read();
    keep();
  });
  return {
    read,
    write(next) {
      memory = next;
      keep();
    },
  };
}
