import { useEffect, useSyncExternalStore } from 'react';
import { draftStore } from './draft-store.ts';
import type { Destination, Sending } from './outbox.ts';
import { outbox } from './page-outbox.ts';
import type { Typed } from './typed-value.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

/** Returns what is typed in this tab and the state of sending. Continues what a reload interrupted. */
export function useRequest(destination: Destination): { readonly typed: Typed; readonly sending: Sending } {
  const typed = useSyncExternalStore(draftStore.subscribe, draftStore.read);
  const sending = useSyncExternalStore(outbox.subscribe, outbox.read);
  const underWay = sending.state === 'sending' || sending.state === 'waiting';

  // A request that is not sent yet would stay unsent.
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
