/** Jumps below this are a clock being put right, not a wrong one. In milliseconds. */
const tolerance = 5 * 60_000;
/** How long a clock must not have jumped to be trusted with erasing. */
const trustAfter = 3_600_000;

/**
 * Whether the wall clock has run evenly for an hour, seen against the one that cannot be set. Ask regularly: a jump is
 * seen at the next question. What a wrong clock erases does not come back.
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
