import type { Curve, Point } from '../geometry/points.ts';
import { n } from '../geometry/svg.ts';

/** A point on a stem: where it is and which way the stem grows there (radians). */
export interface Node {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** The colours of a sprig, from shade to light, with its wood and its fruit or flowers. */
export function sprigColors(shade: string, leaf: string, light: string, wood: string, fruit: string, fruitLight: string, pollen: string) {
  return { shade, leaf, light, wood, fruit, fruitLight, pollen } as const;
}

export type SprigColors = ReturnType<typeof sprigColors>;

/** The point at `t` (0 base to 1 tip) of the cubic curve through four control points. */
export function onCurve([a, b, c, d]: Curve, t: number): Node {
  const u = 1 - t;
  const at = (i: 0 | 1) => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  const slope = (i: 0 | 1) => 3 * u * u * (b[i] - a[i]) + 6 * u * t * (c[i] - b[i]) + 3 * t * t * (d[i] - c[i]);
  return { x: at(0), y: at(1), angle: Math.atan2(slope(1), slope(0)) };
}

/** A cubic curve as path data. */
export function curvePath([from, ...rest]: Curve): string {
  return `M${n(from[0])} ${n(from[1])}C${rest.map(([x, y]) => `${n(x)} ${n(y)}`).join(' ')}`;
}

/** A point `distance` away from a node in direction `angle`. */
export function away({ x, y }: { readonly x: number; readonly y: number }, distance: number, angle: number): Point {
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
}

/** Leaves on the side of the initials are this much shorter, so that green letters never stand on green leaves. */
export const inner = 0.74;
