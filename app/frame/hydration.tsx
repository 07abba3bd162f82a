import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { keepTyping, replay, takeChanges } from './replay-input.ts';

function announceHydrated() {
  document.documentElement.dataset.hydrated = '';
  dispatchEvent(new Event('hydrated'));
}

/**
 * Stands around the whole page. Once React has hydrated it, what the visitor did to its fields before is replayed; then the buttons
 * pressed meanwhile are answered (app/browser/replay-clicks.ts).
 */
export function Hydration({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const changes = takeChanges();
    if (changes.length === 0) return announceHydrated();
    const letGo = keepTyping(changes);
    // In a task of its own, after what the page's own effects bring. One after the other: each handler must know of the change before.
    setTimeout(() => {
      flushSync(() => {});
      letGo();
      for (const change of changes) flushSync(() => replay(change));
      announceHydrated();
    });
  }, []);
  return children;
}
