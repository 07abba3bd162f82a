export interface Toast {
  readonly id: number;
  readonly text: string;
}

/** At most this many at once; the oldest makes room. */
export const mostToasts = 3;

/** Milliseconds a message stays, not counting the time it is hovered or focused. */
export const toastDuration = 5000;

/** The messages on screen: add, dismiss, listen. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    show(text: string) {
      lastId += 1;
      change([...toasts, { id: lastId, text }].slice(-mostToasts));
    },
    dismiss(id: number) {
      change(toasts.filter((toast) => toast.id !== id));
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => toasts,
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
