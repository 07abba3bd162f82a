import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Change, redo, showAgain, takeChanges } from './early-changes.ts';

function sayAwake() {
  document.documentElement.dataset.awake = '';
  dispatchEvent(new Event('awake'));
}

/**
 * Stands around the whole page. What the visitor did to its fields before React took them over is done again, then the
 * page says that it is awake, and the buttons pressed meanwhile are answered (app/browser/early-clicks.ts).
 */
export function TakenOver({ children }: { readonly children: ReactNode }) {
  const [changes, setChanges] = useState<readonly Change[]>();
  useLayoutEffect(() => {
    const taken = takeChanges();
    // Drawn at once, together with what the page's own effects bring, from the address or an earlier visit.
    if (taken.length > 0) setChanges((before) => before ?? taken);
  }, []);
  // Where nothing was changed the page's effects may have a task of their own, and go before this one.
  useEffect(() => setChanges((before) => before ?? []), []);
  useLayoutEffect(() => {
    if (!changes) return;
    queueMicrotask(() => {
      if (changes.length === 0) return sayAwake();
      const left = showAgain(changes);
      // In a task of its own: a slow phone has just drawn the page. One after the other: each handler must know of the change before.
      setTimeout(() => {
        for (const change of left()) flushSync(() => redo(change));
        sayAwake();
      });
    });
  }, [changes]);
  return children;
}
