import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { defineWords } from '../site/language.ts';
import { Icon } from './icon.tsx';
import { type Toast, type ToastStore, toastDuration } from './toast-store.ts';
import { useWords } from './use-language.ts';

// The one component of this folder with words: the messages themselves arrive as text.
const words = defineWords({
  region: { en: 'Messages (Alt+T)', es: 'Mensajes (Alt+T)' },
  dismiss: { en: 'Dismiss', es: 'Cerrar' },
});

/** Pixels a message must be dragged before letting go dismisses it. */
const swipeThreshold = 50;
const none: readonly Toast[] = [];

/** Where brief messages appear; Alt+T brings the focus to them. */
export function ToastRegion({ store }: { readonly store: ToastStore }) {
  const w = useWords(words);
  const toasts = useSyncExternalStore(store.subscribe, store.read, () => none);
  const region = useRef<HTMLOListElement>(null);
  const [paused, setPaused] = useState(false);

  // A message put away under the pointer or the focus sends no leave or blur: look again when the list changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list itself is what changes.
  useEffect(() => {
    if (!region.current?.matches(':hover, :focus-within')) setPaused(false);
  }, [toasts]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.altKey && event.code === 'KeyT') region.current?.querySelector('button')?.focus();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <section aria-label={w.region} className="toasts screen-only">
      <ol
        ref={region}
        aria-live="polite"
        className="grid gap-[14px]"
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} paused={paused} dismissLabel={w.dismiss} onDismiss={() => store.dismiss(toast.id)} />
        ))}
      </ol>
    </section>
  );
}

interface ToastItemProps {
  readonly toast: Toast;
  readonly paused: boolean;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

function ToastItem({ toast, paused, dismissLabel, onDismiss }: ToastItemProps) {
  const left = useRef(toastDuration);
  const startX = useRef<number>(undefined);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;

  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(() => dismiss.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused]);

  function onPointerUp(event: PointerEvent) {
    if (startX.current !== undefined && Math.abs(event.clientX - startX.current) > swipeThreshold) onDismiss();
    startX.current = undefined;
  }

  return (
    <li
      className="toast"
      onPointerDown={(event) => {
        startX.current = event.clientX;
      }}
      onPointerUp={onPointerUp}
    >
      <span className="min-w-0 flex-1">{toast.text}</span>
      <button type="button" className="menu-button text-inherit" aria-label={dismissLabel} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </li>
  );
}
