import { cloudy3 } from '../geometry/noise.ts';
import { angleToNearest, magnitude, turn, type Vec3 } from '../geometry/sphere.ts';
import { type Grain, knob, rise } from './model.ts';

/** The three pores lie in the half that faces the reader, a little in from the rim. */
const pores: Vec3[] = [0, 1, 2].map((i): Vec3 => {
  const a = (i / 3) * 2 * Math.PI - 0.5;
  return [Math.cos(a) * 0.87, Math.sin(a) * 0.87, 0.49];
});

/** Pecan (Carya): large, flattened, smooth, three pores slightly off the rim, a thin ring round the pole. */
export const pecan: Grain = {
  solid: {
    reach: 1.06,
    turn: turn(-20, 16, 0),
    field(x, y, z) {
      const r = magnitude(x, y, z);
      if (r > 1.12 || r < 0.4) return r - 0.9;
      const [a, b, c] = [x / r, y / r, z / r];
      const d = angleToNearest(pores, a, b, c);
      const body = 1 / Math.sqrt((a * a + b * b) / 0.98 ** 2 + (c * c) / 0.74 ** 2);
      const corner = 0.028 * Math.cos(3 * (Math.atan2(b, a) + 0.5)) * (a * a + b * b);
      const rim = 0.035 * Math.exp(-(((d - 0.13) / 0.045) ** 2));
      return r - (body + corner + rim - 0.1 * (1 - rise(0.055, 0.1, d)));
    },
    bump(x, y, z) {
      const r = magnitude(x, y, z) || 1;
      const polar = Math.acos(Math.min(1, Math.max(-1, z / r)));
      const ring = z > 0 ? -0.016 * Math.exp(-(((polar - 0.42) / 0.05) ** 2)) : 0;
      const grain = 0.0011 * cloudy3(x * 46, y * 46, z * 46) + 0.004 * cloudy3(x * 5, y * 5, z * 5);
      return grain + ring + 0.006 * knob(polar, 0.3);
    },
  },
  skin: {
    light: ['#6b3114', '#984c20', '#c37337', '#dd9a5c', '#eebf8b', '#f8dfbd', '#fff6e8'],
    dark: ['#2b2320', '#5a3a28', '#90603c', '#bf8b5e', '#dfb68c', '#f2dabb', '#fef4e4'],
  },
};
