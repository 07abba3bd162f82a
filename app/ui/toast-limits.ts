/** At most this many brief messages at once; the oldest makes room. */
export const mostToasts = 3;

/** Milliseconds a brief message stays, not counting the time it is hovered or focused. */
export const toastDuration = 5000;
