import { between, type Random } from '../geometry/random.ts';

/** A place for a plant: root in pixels and size factor about 1. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Places along a ridge in loose groups, as trees stand on hills; sorted from back to front. `density` is groups per 100 px. */
export function groves(random: Random, from: number, to: number, ground: (x: number) => number, density: number, depth: number): Place[] {
  const places: Place[] = [];
  const groups = Math.max(1, Math.round(((to - from) / 100) * density));
  for (let g = 0; g < groups; g += 1) {
    const centre = between(random, from, to);
    const count = 1 + Math.floor(random() ** 1.6 * 6);
    const down = random() * depth;
    for (let i = 0; i < count; i += 1) {
      const x = centre + (random() + random() - 1) * 26 * Math.sqrt(count);
      if (x >= from && x <= to) places.push({ x, y: ground(x) + down + between(random, 0, 5), size: between(random, 0.7, 1.25) });
    }
  }
  return places.sort((a, b) => a.y - b.y);
}
