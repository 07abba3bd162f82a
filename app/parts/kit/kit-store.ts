import { useSyncExternalStore } from 'react';
import { createDraftStore } from '#app/parts/request-form/draft-store.ts';
import { keptDraft } from '#app/parts/request-form/kept-draft.ts';
import { sharedDevice } from '#app/parts/request-form/shared-device.ts';
import { tabStorage } from '#app/parts/request-form/tab-storage.ts';
import type { Typed } from '#app/parts/request-form/typed-value.ts';
import { storageKeys } from '#app/site/storage-keys.ts';

/** About the shelf life of an epinephrine device. */
const daysKept = 365;

/** Stores what the family typed for its cards and sheets: in this tab or, on request, on the device for a year and in all its tabs. */
export const kitStore = createDraftStore(tabStorage(storageKeys.kitDraft), keptDraft(storageKeys.kitKept, daysKept), sharedDevice, [
  'foods',
  'devices',
  'takes',
  'medicinePlace',
  'dietSevere',
]);

const nothing: Typed = {};

/** Returns what is typed; nothing in the prerendered page. */
export function useKit(): Typed {
  return useSyncExternalStore(kitStore.subscribe, kitStore.read, () => nothing);
}
