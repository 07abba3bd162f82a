import { cloudy3 } from '../geometry/noise.ts';
import { magnitude, turn } from '../geometry/sphere.ts';
import { type Grain, rise } from './model.ts';

/** Mulberry (Morus): small and smooth, with two pores facing away from each other. */
export const mulberry: Grain = {
  solid: {
    reach: 1.06,
    turn: turn(-58, 8, -14),
    field(x, y, z) {
      const r = magnitude(x, y, z);
      if (r > 1.14 || r < 0.4) return r - 0.97;
      const d = Math.acos(Math.min(1, Math.abs(z / r)));
      const rim = 0.055 * Math.exp(-(((d - 0.15) / 0.07) ** 2));
      return r - (0.94 + 0.06 * (z / r) ** 2 + rim - 0.09 * (1 - rise(0.05, 0.11, d)));
    },
    bump(x, y, z) {
      return 0.0012 * cloudy3(x * 40, y * 40, z * 40) + 0.004 * cloudy3(x * 5, y * 5, z * 5);
    },
  },
  skin: {
    light: ['#4a4a24', '#6f703a', '#989a5a', '#bcbe82', '#d6d8a9', '#ebecce', '#fbfbee'],
    dark: ['#232a24', '#434a34', '#717751', '#a0a479', '#c7caa3', '#e3e5c8', '#f8f9ea'],
  },
};
