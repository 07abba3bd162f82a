import { noise3 } from '../geometry/noise.ts';
import { seeded } from '../geometry/random.ts';
import { fibonacciSphere, magnitude, nearest, turn } from '../geometry/sphere.ts';
import { type Grain, knob, rise } from './model.ts';

const random = seeded(11);
const points = fibonacciSphere(1500, 0.55, random);
const sizes = points.map(() => (random() < 0.16 ? 0 : 0.55 + 0.75 * random() ** 2));
const near = nearest(points);

/** How far a direction lies inside the split, in radians; negative outside. The split runs along one meridian. */
function split(x: number, y: number, z: number): number {
  const along = Math.atan2(y, z);
  const jag = 0.035 * noise3(along * 5, 3, 1) + 0.022 * noise3(along * 15, 7, 2);
  const gape = 0.2 * Math.cos(Math.min(1.57, Math.abs(along) * 1.22)) ** 0.8;
  return gape - Math.abs(Math.asin(Math.max(-1, Math.min(1, x))) + 0.1 * Math.sin(along * 1.7) - jag);
}

/** Mountain cedar (Juniperus ashei): round, no pores, thin skin strewn with granules, split like a cracked shell. */
export const juniper: Grain = {
  solid: {
    reach: 1.06,
    turn: turn(-34, -14, 38),
    field(x, y, z) {
      const r = magnitude(x, y, z);
      if (r > 1.12 || r < 0.5) return r - 1;
      const inside = z > 0 ? split(x / r, y / r, z / r) : -1;
      const shell = 1 + 0.012 * noise3(x * 2.2, y * 2.2, z * 2.2) + 0.03 * rise(-0.1, 0, inside);
      return r - (shell - (shell - 0.87) * rise(-0.006, 0.012, inside));
    },
    bump(x, y, z) {
      const r = magnitude(x, y, z) || 1;
      const inside = z > 0 ? split(x / r, y / r, z / r) : -1;
      if (inside > 0) return 0.006 * noise3(x * 5, y * 5, z * 5);
      const found = near(x / r, y / r, z / r);
      return (
        0.03 * (sizes[found.index] ?? 0) * knob(found.angle, 0.03 + 0.016 * (sizes[found.index] ?? 0)) +
        0.004 * noise3(x * 22, y * 22, z * 22)
      );
    },
    material(x, y, z) {
      const r = magnitude(x, y, z);
      return z > 0 && split(x / r, y / r, z / r) > 0.004 ? 1 : 0;
    },
  },
  skin: {
    light: ['#6e3c10', '#9c5d17', '#c98425', '#e5aa45', '#f3cb75', '#fbe6ae', '#fff8e0'],
    dark: ['#2c2b22', '#5d4722', '#99702c', '#cb9b46', '#e6c273', '#f6e1a9', '#fff7dc'],
  },
  core: {
    light: ['#7c3a12', '#a9581f', '#cd8345', '#e6ae75', '#f5d5a8', '#fdebcd'],
    dark: ['#33261b', '#6b4022', '#a36a38', '#cf9a63', '#ebc797', '#f9e6c8'],
  },
};
