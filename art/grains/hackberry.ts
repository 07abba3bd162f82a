import { cloudy3 } from '../geometry/noise.ts';
import { angleToNearest, magnitude, turn, type Vec3 } from '../geometry/sphere.ts';
import { type Grain, rise } from './model.ts';

/** Three pores round the equator, turned so that two of them can be seen. */
const pores: Vec3[] = [0, 1, 2].map((i): Vec3 => {
  const a = (i / 3) * 2 * Math.PI;
  return [Math.cos(a), 0, Math.sin(a)];
});

/** Hackberry (Celtis): about 30 micrometres, a little flattened, finely roughened, each of its three pores in a low ring. */
export const hackberry: Grain = {
  solid: {
    reach: 1.05,
    turn: turn(46, 24, -14),
    field(x, y, z) {
      const r = magnitude(x, y, z);
      if (r > 1.12 || r < 0.4) return r - 0.97;
      const [a, b, c] = [x / r, y / r, z / r];
      const d = angleToNearest(pores, a, b, c);
      const body = 1 / Math.sqrt((a * a + c * c) / 0.99 ** 2 + (b * b) / 0.95 ** 2);
      const ring = 0.03 * Math.exp(-(((d - 0.14) / 0.05) ** 2));
      const hole = 0.085 * (1 - rise(0.05, 0.1, d));
      const lid = 0.035 * (1 - rise(0.02, 0.05, d));
      return r - (body + ring - hole + lid);
    },
    bump(x, y, z) {
      return 0.0022 * cloudy3(x * 44, y * 44, z * 44) + 0.004 * cloudy3(x * 4, y * 4, z * 4);
    },
  },
  skin: {
    light: ['#5c4a12', '#84702a', '#ad9746', '#cdba6c', '#e2d398', '#f1e8c4', '#fdfaec'],
    dark: ['#282a1e', '#51492a', '#837545', '#b1a36c', '#d5ca9a', '#ece5c6', '#fcf9ea'],
  },
};
