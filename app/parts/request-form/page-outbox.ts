import { lock } from '#app/requests/lock.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { draftStore } from './draft-store.ts';
import { createOutbox } from './outbox.ts';
import { postEnvelope } from './post-envelope.ts';
import { privateStorage, tabStorage } from './private-storage.ts';
import { forgetTabKey } from './tab-key.ts';

const storage = privateStorage(storageKeys.requestOutbox);

/** Settled once it is known what a reload interrupted. */
export const outboxReady = storage.ready;

/** Takes away what was written, and with it the key of this tab. */
export function clearDraft(): void {
  draftStore.clear();
  forgetTabKey(window);
}

/** The one of this tab. What was typed is gone once it is received. */
export const outbox = createOutbox({
  storage,
  receiptStorage: tabStorage(storageKeys.requestReceipt),
  lock,
  post: postEnvelope,
  later(work, seconds) {
    const timer = setTimeout(work, seconds * 1000);
    return () => clearTimeout(timer);
  },
  onReceived: clearDraft,
});
