import { lock } from '#app/requests/lock.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { draftStore } from './draft-store.ts';
import { createOutbox } from './outbox.ts';
import { postEnvelope } from './post-envelope.ts';
import { tabStorage } from './tab-storage.ts';

/** This tab's outbox. The draft is deleted when the request is received. */
export const outbox = createOutbox({
  storage: tabStorage(storageKeys.requestOutbox),
  receiptStorage: tabStorage(storageKeys.requestReceipt),
  lock,
  post: postEnvelope,
  later(work, seconds) {
    const timer = setTimeout(work, seconds * 1000);
    return () => clearTimeout(timer);
  },
  onReceived: draftStore.clear,
});
