import { useSyncExternalStore } from 'react';
import { createDraftStore } from '#app/parts/request-form/draft-store.ts';
import { keptDraft } from '#app/parts/request-form/kept-draft.ts';
import { sharedDevice } from '#app/parts/request-form/shared-device.ts';
import { tabStorage } from '#app/parts/request-form/tab-storage.ts';
import type { Typed } from '#app/parts/request-form/typed-value.ts';
import { storageKeys } from '#app/site/storage-keys.ts';

/** About as long as a device is good for. */
const daysKept = 365;

/** What the family has typed for its cards and sheets: in this tab alone, or on the device for a year and in all its tabs where it asked for it. */
export const kitStore = createDraftStore(tabStorage(storageKeys.kitDraft), keptDraft(storageKeys.kitKept, daysKept), sharedDevice, [
  'foods',
  'devices',
  'takes',
  'medicinePlace',
  'dietSevere',
]);

const nothing: Typed = {};

/** What is typed; nothing in the page as it was built. */
export function useKit(): Typed {
  return useSyncExternalStore(kitStore.subscribe, kitStore.read, () => nothing);
}
