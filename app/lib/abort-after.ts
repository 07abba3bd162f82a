/** Returns a signal that aborts after these milliseconds: `AbortSignal.timeout` for browsers without it, such as Safari 15. */
export function abortAfter(milliseconds: number): AbortSignal {
  const over = new AbortController();
  setTimeout(() => over.abort(), milliseconds);
  return over.signal;
}
