/** Smaller jumps, in milliseconds, are ordinary corrections of a clock and do not make it untrusted. */
const tolerance = 5 * 60_000;
/** Milliseconds without a jump after which a clock is trusted with deleting. */
const trustAfter = 3_600_000;

/**
 * Returns a function that says whether the wall clock has run evenly for an hour, compared with the monotonic clock. Call it regularly,
 * because it notices a jump only when called. Requests deleted by a wrong clock could not be restored.
 */
export function steadyClock(wall: () => number, monotonic: () => number): () => boolean {
  let offset = wall() - monotonic();
  let since = monotonic();
  return () => {
    const now = wall() - monotonic();
    if (Math.abs(now - offset) > tolerance) since = monotonic();
    offset = now;
    return monotonic() - since >= trustAfter;
  };
}
