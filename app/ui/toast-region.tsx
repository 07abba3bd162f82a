import { lazy, Suspense } from 'react';
import { useHydrated } from './use-hydrated.ts';
import { useWords } from './use-language.ts';
import { words } from './words.ts';

/** Where their code cannot be had, no message appears: none is the only copy of what it says. */
const Toasts = lazy(() =>
  import('./toasts.tsx').then(
    (module) => ({ default: module.Toasts }),
    () => ({ default: () => null }),
  ),
);

/**
 * Where brief messages, the `toast` of react-hot-toast, appear and are read out. The control that caused one says the same.
 * The region stands in every page; what shows the messages comes once the page is hydrated.
 */
export function ToastRegion() {
  const w = useWords(words);
  const hydrated = useHydrated();
  return (
    <section aria-label={w.messages} aria-live="polite" className="toasts screen-only">
      {hydrated && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </section>
  );
}
