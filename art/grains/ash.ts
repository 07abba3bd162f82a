import { seeded } from '../geometry/random.ts';
import { fibonacciSphere, magnitude, nearest, turn } from '../geometry/sphere.ts';
import { type Grain, rise } from './model.ts';

const meshes = fibonacciSphere(720, 0.5, seeded(21));
const near = nearest(meshes);

/** 1 in the middle of one of the four short furrows, 0 away from them. */
function furrow(x: number, y: number, z: number): number {
  const around = Math.atan2(y, x);
  const quarter = Math.PI / 2;
  const off = Math.abs(around - Math.round(around / quarter) * quarter) * magnitude(x, y);
  return (1 - rise(0.03, 0.15, off)) * (1 - rise(0.42, 0.66, Math.abs(z)));
}

/** Ash (Fraxinus): four short furrows and a net-like surface. */
export const ash: Grain = {
  solid: {
    reach: 1.04,
    turn: turn(24, 58, 18),
    field(x, y, z) {
      const r = magnitude(x, y, z);
      if (r > 1.1 || r < 0.4) return r - 1;
      const [a, b, c] = [x / r, y / r, z / r];
      const lobes = 0.025 * (1 - Math.cos(4 * Math.atan2(b, a))) * (a * a + b * b);
      return r - (0.965 - 0.1 * c * c + lobes - 0.17 * furrow(a, b, c));
    },
    bump(x, y, z) {
      const r = magnitude(x, y, z) || 1;
      const found = near(x / r, y / r, z / r);
      const wall = 1 - rise(0.006, 0.042, found.second - found.angle);
      return (0.028 * wall - 0.012) * (1 - 0.8 * furrow(x / r, y / r, z / r));
    },
  },
  skin: {
    light: ['#4d3d18', '#7a632b', '#a58b47', '#c9b06c', '#e1cf97', '#f2e7c2', '#fefae8'],
    dark: ['#27261e', '#4f4327', '#806c3c', '#ae965b', '#d3bf88', '#ece0b8', '#fcf7e2'],
  },
};
