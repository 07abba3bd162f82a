/** At most this many at once; the oldest makes room. */
export const mostToasts = 3;

/** Milliseconds a message stays, not counting the time it is hovered or focused. */
export const toastDuration = 5000;

const waiting: string[] = [];
const listeners = new Set<() => void>();

/** Shows a brief message. Never the only copy of it: the control that caused it says so as well. */
export function showToast(text: string): void {
  waiting.push(text);
  for (const listener of listeners) listener();
}

/** The messages that nobody has shown yet, oldest first; whoever takes them shows them. */
export function takeTexts(): string[] {
  return waiting.splice(0);
}

/** Calls whenever there is a message; returns what ends that. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
