/** A stream of numbers in [0, 1). The same seed always gives the same stream, so a picture never changes by itself. */
export type Random = () => number;

/** Mulberry32: small, even enough for drawing. `seed` is any 32-bit integer. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between `low` and `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** Roughly bell-shaped, mean 0, within ±1. */
export function bell(random: Random): number {
  return (random() + random() + random()) / 1.5 - 1;
}

/** One element of a list that is never empty. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
