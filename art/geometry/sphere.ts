import { bell, type Random } from './random.ts';

/** x to the right, y downwards, z towards the reader. */
export type Vec3 = readonly [number, number, number];
/** Row by row. */
export type Turn = readonly [Vec3, Vec3, Vec3];

/** How long a vector is. Math.hypot, which guards against overflow, takes several times as long: bodies ask this millions of times. */
export function magnitude(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}

export function unit([x, y, z]: Vec3): Vec3 {
  const length = magnitude(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Turns by `roll` in the picture plane, then `pitch` about the horizontal, then `yaw` about the vertical axis; degrees. */
export function turn(yaw: number, pitch: number, roll: number): Turn {
  const [a, b, c] = [yaw, pitch, roll].map((d) => (d * Math.PI) / 180) as unknown as Vec3;
  const [ca, sa, cb, sb, cc, sc] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b), Math.cos(c), Math.sin(c)];
  return [
    [ca * cc + sa * sb * sc, -ca * sc + sa * sb * cc, sa * cb],
    [cb * sc, cb * cc, -sb],
    [-sa * cc + ca * sb * sc, sa * sc + ca * sb * cc, ca * cb],
  ];
}

/** `n` points spread evenly over the sphere (Fibonacci lattice), each moved by up to `jitter` of the mean spacing. */
export function fibonacciSphere(n: number, jitter: number, random: Random): Vec3[] {
  const golden = Math.PI * (3 - Math.sqrt(5));
  const spacing = Math.sqrt((4 * Math.PI) / n) * jitter;
  return Array.from({ length: n }, (_, i): Vec3 => {
    const z = 1 - (2 * i + 1) / n;
    const r = Math.sqrt(1 - z * z);
    const push = (): number => bell(random) * spacing;
    return unit([r * Math.cos(golden * i) + push(), r * Math.sin(golden * i) + push(), z + push()]);
  });
}

/** Angle in radians from a direction to the nearest of a few points. */
export function angleToNearest(points: readonly Vec3[], x: number, y: number, z: number): number {
  let best = -1;
  for (const p of points) best = Math.max(best, x * p[0] + y * p[1] + z * p[2]);
  return Math.acos(Math.min(1, best));
}

/** What lies nearest a direction: angles in radians to the nearest and the second nearest point. */
export interface Near {
  index: number;
  angle: number;
  second: number;
}

/** A quick search over points on the sphere. The object returned by the search is reused at every call. */
export function nearest(points: readonly Vec3[]): (x: number, y: number, z: number) => Near {
  const bands = Math.max(4, Math.round(Math.sqrt(points.length) * 0.9));
  const table: number[][] = Array.from({ length: bands }, () => []);
  const band = (z: number): number =>
    Math.min(bands - 1, Math.max(0, Math.floor((Math.acos(Math.max(-1, Math.min(1, z))) / Math.PI) * bands)));
  for (const [i, p] of points.entries()) table[band(p[2])]?.push(i);
  const flat = Float64Array.from(points.flat());
  const found: Near = { index: 0, angle: 0, second: 0 };
  return (x, y, z) => {
    let best = -2;
    let second = -2;
    const centre = band(z);
    for (let b = Math.max(0, centre - 1); b <= Math.min(bands - 1, centre + 1); b += 1) {
      for (const i of table[b] ?? []) {
        const d = x * (flat[3 * i] ?? 0) + y * (flat[3 * i + 1] ?? 0) + z * (flat[3 * i + 2] ?? 0);
        if (d > best) {
          second = best;
          best = d;
          found.index = i;
        } else if (d > second) second = d;
      }
    }
    found.angle = Math.acos(Math.min(1, best));
    found.second = Math.acos(Math.max(-1, Math.min(1, second)));
    return found;
  };
}
