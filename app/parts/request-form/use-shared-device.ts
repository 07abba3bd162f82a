import { useSyncExternalStore } from 'react';
import { sharedDevice } from './shared-device.ts';

/** Returns whether the visitor has said that the device is not their own. */
export function useSharedDevice(): boolean {
  return useSyncExternalStore(sharedDevice.subscribe, sharedDevice.read, () => false);
}
