import { noise3 } from '../geometry/noise.ts';
import { seeded } from '../geometry/random.ts';
import { fibonacciSphere, magnitude, nearest, turn } from '../geometry/sphere.ts';
import { type Grain, knob, rise } from './model.ts';

const pores = fibonacciSphere(64, 0.06, seeded(61));
const near = nearest(pores);

/** Pigweed (Amaranthus): a golf ball, many round dimples with a speckled floor. */
export const pigweed: Grain = {
  solid: {
    reach: 1.03,
    turn: turn(12, -20, 20),
    field(x, y, z) {
      const r = magnitude(x, y, z);
      if (r > 1.1 || r < 0.5) return r - 1;
      const { angle } = near(x / r, y / r, z / r);
      return r - (1 - 0.085 * (1 - rise(0.07, 0.155, angle)));
    },
    bump(x, y, z) {
      const r = magnitude(x, y, z) || 1;
      const { angle } = near(x / r, y / r, z / r);
      return 0.014 * noise3(x * 26, y * 26, z * 26) * knob(angle, 0.13) + 0.003 * noise3(x * 36, y * 36, z * 36);
    },
  },
  skin: {
    light: ['#5a3518', '#845428', '#ad7a44', '#cc9f69', '#e2c295', '#f2e0c3', '#fef7ea'],
    dark: ['#272320', '#4f3c2b', '#806446', '#ad8f6a', '#d1b895', '#eadbc1', '#fbf4e8'],
  },
};
