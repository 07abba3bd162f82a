import { lazy, Suspense } from 'react';
import { useHydrated } from './use-hydrated.ts';
import { useWords } from './use-language.ts';
import { words } from './words.ts';

/** If their code cannot be loaded, no message appears: each text is also shown elsewhere. */
const Toasts = lazy(() =>
  import('./toasts.tsx').then(
    (module) => ({ default: module.Toasts }),
    () => ({ default: () => null }),
  ),
);

/**
 * The region in which brief messages, the `toast` of react-hot-toast, appear and are read out. The control that caused one says the same.
 * The region is in every page; its code loads once the page is hydrated.
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
