import { type PointerEvent, useEffect, useRef } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from './icon.tsx';
import { mostToasts, toastDuration } from './toast-limits.ts';
import { useWords } from './use-language.ts';
import { words } from './words.ts';

/** Pixels a message must be dragged before letting go dismisses it. */
const swipeThreshold = 50;

/** The brief messages in their region (toast-region.tsx), oldest first; Alt+T brings the focus to them. */
export function Toasts() {
  const w = useWords(words);
  const { toasts, handlers } = useToaster({ duration: toastDuration });
  const list = useRef<HTMLOListElement>(null);
  const held = useRef(false);
  // A dismissed message stays a moment in the library's list; the newest is first there.
  const current = toasts.filter(({ visible }) => visible);
  const shown = current.slice(0, mostToasts).reverse();

  /** Stops time while the pointer or the focus is on a message. Pausing twice would lose the first pause. */
  function hold(hold: boolean) {
    if (hold === held.current) return;
    held.current = hold;
    if (hold) handlers.startPause();
    else handlers.endPause();
  }

  useEffect(() => {
    for (const { id } of current.slice(mostToasts)) toast.remove(id);
    // A message dismissed under the pointer or focus sends no leave or blur.
    if (held.current && !list.current?.matches(':hover, :focus-within')) hold(false);
  });

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.altKey && event.code === 'KeyT') list.current?.querySelector('button')?.focus();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  if (shown.length === 0) return null;
  return (
    <ol
      ref={list}
      className="grid gap-[14px]"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {shown.map(({ id, message }) => (
        <ToastItem key={id} text={String(message)} dismissLabel={w.dismiss} onDismiss={() => toast.remove(id)} />
      ))}
    </ol>
  );
}

interface ToastItemProps {
  readonly text: string;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

function ToastItem({ text, dismissLabel, onDismiss }: ToastItemProps) {
  const startX = useRef<number>(undefined);

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
      <span className="min-w-0 flex-1">{text}</span>
      <button type="button" className="menu-button text-inherit" aria-label={dismissLabel} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </li>
  );
}
