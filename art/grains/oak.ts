import { noise3 } from '../geometry/noise.ts';
import { seeded } from '../geometry/random.ts';
import { fibonacciSphere, magnitude, nearest, turn } from '../geometry/sphere.ts';
import { type Grain, knob, rise } from './model.ts';

const random = seeded(31);
const warts = fibonacciSphere(3000, 0.6, random);
const sizes = warts.map(() => 0.35 + 0.65 * random());
const near = nearest(warts);

/** 1 in the middle of a long furrow, falling to 0 at its lips; furrows run from pole to pole along z. */
function furrow(x: number, y: number, z: number): number {
  const around = Math.atan2(y, x);
  const third = (2 * Math.PI) / 3;
  const wave = 0.02 * noise3(z * 4, around > 0 ? 3 : 8, 5);
  const off = Math.abs(around - Math.round(around / third) * third) * magnitude(x, y) + wave;
  return (1 - rise(0.0, 0.19, off)) * (1 - rise(0.8, 0.975, Math.abs(z)));
}

/** Live oak: three long furrows and a fine warty surface. */
export const oak: Grain = {
  solid: {
    reach: 1.06,
    turn: turn(-22, 30, 66),
    field(x, y, z) {
      const r = magnitude(x, y, z);
      if (r > 1.12 || r < 0.4) return r - 1;
      const [a, b, c] = [x / r, y / r, z / r];
      const lobes = 0.04 * (1 - Math.cos(3 * Math.atan2(b, a))) * (a * a + b * b);
      return r - (0.95 + 0.02 * c * c + lobes - 0.24 * furrow(a, b, c));
    },
    bump(x, y, z) {
      const r = magnitude(x, y, z) || 1;
      const [a, b, c] = [x / r, y / r, z / r];
      const found = near(a, b, c);
      const size = sizes[found.index] ?? 0;
      const smooth = 1 - 0.85 * rise(0.3, 0.8, furrow(a, b, c));
      return (0.024 * size * knob(found.angle, 0.024 + 0.014 * size) - 0.004 + 0.004 * noise3(x * 9, y * 9, z * 9)) * smooth;
    },
  },
  skin: {
    light: ['#564a10', '#857018', '#b4972b', '#d6bb4c', '#ead684', '#f6ecb8', '#fffbe6'],
    dark: ['#262a1a', '#4e4d20', '#837c30', '#b3a94d', '#d6cd7f', '#eee8b2', '#fcf9de'],
  },
};
