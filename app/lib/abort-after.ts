/** A signal that aborts after that many milliseconds: `AbortSignal.timeout` for browsers that lack it, Safari 15 among them. */
export function abortAfter(milliseconds: number): AbortSignal {
  const over = new AbortController();
  setTimeout(() => over.abort(), milliseconds);
  return over.signal;
}
