import { cloudy3 } from '../geometry/noise.ts';
import { magnitude, turn } from '../geometry/sphere.ts';
import { type Grain, rise } from './model.ts';

function offFurrow(x: number, y: number): number {
  const around = Math.atan2(y, x);
  const third = (2 * Math.PI) / 3;
  return Math.abs(around - Math.round(around / third) * third) * magnitude(x, y);
}

/** Mesquite (Prosopis): longer than broad, smooth, three narrow furrows, each with a pore in the middle. */
export const mesquite: Grain = {
  solid: {
    reach: 1.08,
    turn: turn(-24, 82, 26),
    field(x, y, z) {
      const r = magnitude(x, y, z);
      if (r > 1.14 || r < 0.4) return r - 0.95;
      const [a, b, c] = [x / r, y / r, z / r];
      const off = offFurrow(a, b);
      const body = 1 / Math.sqrt((a * a + b * b) / 0.84 ** 2 + (c * c) / 1.05 ** 2);
      const slit = 0.13 * (1 - rise(0.015, 0.1, off)) * (1 - rise(0.6, 0.86, Math.abs(c)));
      const pore = 0.05 * (1 - rise(0.07, 0.15, magnitude(off, c)));
      return r - (body - slit - pore);
    },
    bump(x, y, z) {
      return 0.0022 * cloudy3(x * 24, y * 24, z * 24) + 0.0011 * cloudy3(x * 52, y * 52, z * 52);
    },
  },
  skin: {
    light: ['#6b4310', '#96651d', '#bd8c38', '#d9b163', '#ebd093', '#f7e8c4', '#fffaec'],
    dark: ['#2a2820', '#56452a', '#88704a', '#b59a6c', '#d8c298', '#efe1c4', '#fdf8e9'],
  },
};
