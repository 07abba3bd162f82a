import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { type EarlyInput, keepTyping, replay, takeChanges } from './replay-input.ts';

function announceHydrated() {
  // app/frame/kept-page.ts has restored the page without React.
  if (document.documentElement.dataset.plain === 'failed') return;
  document.documentElement.dataset.hydrated = '';
  dispatchEvent(new Event('hydrated'));
}

/**
 * Wraps the whole page. Once React has hydrated it, the visitor's earlier changes to its fields are replayed, and then the clicks that were
 * held back meanwhile (app/browser/replay-clicks.ts).
 */
export function Hydration({ early, children }: { readonly early: EarlyInput; readonly children: ReactNode }) {
  useEffect(() => {
    early.refocus();
    const changes = takeChanges(early);
    if (changes.length === 0) return announceHydrated();
    const letGo = keepTyping(changes);
    // In a separate task, after the page's own effects. Flush after each change, because its handler must see the change before it.
    setTimeout(() => {
      flushSync(() => {});
      letGo();
      for (const change of changes) flushSync(() => replay(change));
      announceHydrated();
    });
  }, [early]);
  return children;
}
