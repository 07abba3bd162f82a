/** The most brief messages at once; the oldest is removed. */
export const mostToasts = 3;

/** Milliseconds a brief message stays, not counting the time it is hovered or focused. */
export const toastDuration = 5000;
