/**
 * The ways to play every game: `breeze` moves, in `still` everything waits for as long as one likes, and with `one-button` a ring
 * goes round what waits and one press takes what it is on: a switch, a key or a finger anywhere.
 */
export const ways = ['breeze', 'still', 'one-button'] as const;
export type Way = (typeof ways)[number];

/** Milliseconds that the ring stays on one thing. */
export const ringTime = 1400;
