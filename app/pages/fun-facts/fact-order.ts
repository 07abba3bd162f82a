/** A place other than `place`; `chance` is 0 ≤ chance < 1. */
export function surprisePlace(place: number, count: number, chance: number): number {
  if (count < 2) return 0;
  return (place + 1 + Math.floor(chance * (count - 1))) % count;
}
