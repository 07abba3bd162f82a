/**
 * The ways to play every game: in `breeze` things move, in `still` everything waits as long as the child likes, and with
 * `one-button` a ring goes around what waits and one press of a switch, a key or a finger anywhere takes the ringed thing.
 */
export const ways = ['breeze', 'still', 'one-button'] as const;
export type Way = (typeof ways)[number];

/** Milliseconds that the ring stays on one thing. */
export const ringTime = 1400;
