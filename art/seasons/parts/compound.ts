import type { Point } from '../../geometry/points.ts';
import { between, type Random } from '../../geometry/random.ts';
import { lens, line, shape, smooth } from '../../geometry/svg.ts';
import { away, type Node, type SprigColors } from '../../portraits/stem.ts';
import { type Blade, leaf } from './blade.ts';

/** Places along a stalk that starts at `base`, is `long` and turns by `bend`. */
export function along(base: Node, long: number, bend: number, t: number): Node {
  const turn = Math.abs(bend) < 0.001 ? 0.001 : bend;
  const angle = base.angle + turn * t;
  return {
    x: base.x + (long * (Math.sin(angle) - Math.sin(base.angle))) / turn,
    y: base.y + (long * (Math.cos(base.angle) - Math.cos(angle))) / turn,
    angle,
  };
}

function rachis(base: Node, long: number, bend: number): string {
  return smooth(
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): Point => {
      const { x, y } = along(base, long, bend, t);
      return [x, y];
    }),
  );
}

/** How the leaflets of a pinnate leaf stand: pairs, where the first pair is, how wide they spread, their length near foot and tip. */
export interface Pinnate {
  readonly pairs: number;
  readonly from: number;
  readonly spread: number;
  readonly sizes: readonly [foot: number, tip: number];
  readonly end: number;
  readonly bend: number;
  /** Radians by which each leaflet curves towards the tip of the leaf. */
  readonly hook?: number;
}

/** A pinnate leaf with a leaflet at its end; lengths of leaflets as shares of the leaf's length. */
export function pinnate(base: Node, long: number, blade: Blade, form: Pinnate, random: Random, colors: SprigColors): string {
  const back: string[] = [];
  const front: string[] = [];
  for (let i = 0; i < form.pairs; i += 1) {
    const share = i / Math.max(1, form.pairs - 1);
    const at = along(base, long, form.bend, form.from + (0.97 - form.from) * (i / form.pairs));
    const size = long * (form.sizes[0] + (form.sizes[1] - form.sizes[0]) * share) * between(random, 0.95, 1.04);
    for (const side of [1, -1] as const) {
      const angle = at.angle + side * (form.spread - 0.16 * share) + between(random, -0.05, 0.05);
      const foot = away(at, size * 0.05, angle);
      const drawn = leaf(
        { x: foot[0], y: foot[1], angle },
        size,
        { ...blade, bend: -side * (form.hook ?? 0.1) },
        colors,
        between(random, -0.1, 0.16),
      );
      (side === 1 ? front : back).push(drawn);
    }
  }
  const tip = along(base, long, form.bend, 1);
  const end = leaf(tip, long * form.end, { ...blade, skew: 0, bend: form.bend * 0.2 }, colors, 0.1);
  return (
    back.join('') +
    front.join('') +
    line(rachis(base, long, form.bend), colors.leaf, Math.max(1.8, long * 0.016)) +
    line(rachis(base, long, form.bend), colors.light, Math.max(0.8, long * 0.006)) +
    end
  );
}

/** One feather of a mesquite leaf: narrow leaflets in pairs, spaced along a thin stalk. */
export function feather(base: Node, long: number, bend: number, pairs: number, size: number, colors: SprigColors): string {
  let [dark, lit] = ['', ''];
  for (let i = 0; i < pairs; i += 1) {
    const at = along(base, long, bend, 0.1 + (0.9 * i) / (pairs - 1));
    const scale = size * (0.72 + 0.5 * Math.sin(Math.PI * (0.15 + (0.75 * i) / pairs)));
    for (const side of [1, -1]) {
      const d = lens(at.x, at.y, scale, scale * 0.17, at.angle + side * (1.12 - 0.34 * (i / pairs)));
      if (side * Math.cos(at.angle + 0.5) > 0) dark += d;
      else lit += d;
    }
  }
  return (
    shape(dark, colors.shade) +
    shape(lit, colors.leaf) +
    line(rachis(base, long, bend), colors.leaf, 1.7) +
    line(rachis(base, long, bend), colors.light, 0.7)
  );
}
