import { useEffect, useSyncExternalStore } from 'react';
import { draftStore } from './draft-store.ts';
import type { Destination, Sending } from './outbox.ts';
import { outbox } from './page-outbox.ts';
import type { Typed } from './typed-value.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

/** What this tab holds of a request: what is typed, and where it is on its way. Goes on with what a reload interrupted. */
export function useRequest(destination: Destination): { readonly typed: Typed; readonly sending: Sending } {
  const typed = useSyncExternalStore(draftStore.subscribe, draftStore.read);
  const sending = useSyncExternalStore(outbox.subscribe, outbox.read);
  const underWay = sending.state === 'sending' || sending.state === 'waiting';

  // What is not sent yet would stay unsent.
  useLeaveWarning(underWay, true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that opens the form.
  useEffect(() => outbox.resume(destination), []);

  useEffect(() => {
    if (!underWay) return;
    const onVisible = () => document.visibilityState === 'visible' && outbox.hurry();
    addEventListener('online', outbox.hurry);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener('online', outbox.hurry);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [underWay]);

  return { typed, sending };
}
