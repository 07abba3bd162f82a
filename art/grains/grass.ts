import { noise3 } from '../geometry/noise.ts';
import { seeded } from '../geometry/random.ts';
import { fibonacciSphere, magnitude, nearest, turn } from '../geometry/sphere.ts';
import { type Grain, knob, rise } from './model.ts';

const random = seeded(41);
const specks = fibonacciSphere(4200, 0.7, random);
const near = nearest(specks);

/** Grass: a smooth ball with a single pore, ringed like a porthole and closed by a small lid. */
export const grass: Grain = {
  solid: {
    reach: 1.03,
    turn: turn(-26, 14, 0),
    field(x, y, z) {
      const r = magnitude(x, y, z);
      if (r > 1.12 || r < 0.4) return r - 1;
      const d = Math.acos(Math.min(1, Math.max(-1, z / r)));
      const soft = 0.012 * noise3(x * 1.6 + 3, y * 1.6, z * 1.6);
      const ring = 0.055 * rise(0.12, 0.15, d) * (1 - rise(0.23, 0.275, d));
      const hole = 0.07 * (1 - rise(0.11, 0.14, d));
      const lid = 0.05 * (1 - rise(0.055, 0.085, d));
      return r - (0.975 + soft + ring - hole + lid);
    },
    bump(x, y, z) {
      const r = magnitude(x, y, z) || 1;
      const found = near(x / r, y / r, z / r);
      return 0.0026 * knob(found.angle, 0.03) + 0.002 * noise3(x * 8, y * 8, z * 8);
    },
  },
  skin: {
    light: ['#7a5518', '#a67d2b', '#cba54c', '#e2c478', '#f0dba4', '#faefcf', '#fffdf2'],
    dark: ['#2b2b20', '#565030', '#897f4c', '#b5aa74', '#d8cfa1', '#efe9cb', '#fdfaea'],
  },
};
