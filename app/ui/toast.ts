import { toast } from 'react-hot-toast/headless';

/** At most this many at once; the oldest makes room. */
export const mostToasts = 3;

/** Milliseconds a message stays, not counting the time it is hovered or focused. */
export const toastDuration = 5000;

/** Shows a brief message. Never the only copy of it: the control that caused it says so as well. */
export function showToast(text: string): void {
  toast(text);
}
