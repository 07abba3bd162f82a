/** Returns a number of 0 ≤ value < 1 and the seed for the next one: the same seed always plays the same game (Mulberry32). */
export function random(seed: number): { readonly value: number; readonly seed: number } {
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), 1 | next);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296, seed: next };
}

/** Returns a seed for a new round; chance enters the games only here. */
export function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 31);
}
