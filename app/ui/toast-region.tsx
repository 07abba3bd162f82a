import { useEffect, useState } from 'react';
import { onToast } from './toast.ts';
import { useWords } from './use-language.ts';
import { words } from './words.ts';

/**
 * Where brief messages appear and are read out. What shows them comes with the first: most visits see none. If it cannot be
 * had, the page has said the same where it was asked.
 */
export function ToastRegion() {
  const w = useWords(words);
  const [List, setList] = useState<React.ComponentType>();
  useEffect(
    () =>
      onToast(() => {
        import('./toast-list.tsx').then(
          ({ ToastList }) => setList(() => ToastList),
          (error: unknown) => console.warn('A brief message could not be shown.', error),
        );
      }),
    [],
  );
  return (
    <section aria-label={w.messages} aria-live="polite" className="toasts screen-only">
      {List && <List />}
    </section>
  );
}
