import { noise3 } from '../geometry/noise.ts';
import { seeded } from '../geometry/random.ts';
import { fibonacciSphere, magnitude, nearest, turn } from '../geometry/sphere.ts';
import { type Grain, rise } from './model.ts';

const spikes = fibonacciSphere(168, 0.2, seeded(63));
const near = nearest(spikes);

/** How far a direction lies from the middle of the nearest of three furrows that run from pole to pole, radians; and how far from the equator. */
function furrow(x: number, y: number, z: number): { aside: number; up: number } {
  const around = Math.atan2(x, z);
  const third = (2 * Math.PI) / 3;
  const off = around - Math.round(around / third) * third;
  const up = Math.asin(Math.max(-1, Math.min(1, y)));
  return { aside: Math.abs(off) * Math.cos(up), up: Math.abs(up) };
}

/** Marsh elder (Iva): kin of ragweed, a ball with three furrows, each with a pore, and spikes a little longer and farther apart. */
export const marshElder: Grain = {
  solid: {
    reach: 1.11,
    turn: turn(24, 12, 14),
    field(x, y, z) {
      const r = magnitude(x, y, z);
      if (r > 1.2 || r < 0.5) return r - 0.94;
      const [a, b, c] = [x / r, y / r, z / r];
      const { aside, up } = furrow(a, b, c);
      const narrow = 0.085 * Math.cos(Math.min(1.57, up * 1.45));
      const open = (1 - rise(narrow * 0.5, narrow + 0.035, aside)) * (1 - rise(0.86, 1.02, up));
      const pore = 1 - rise(0.05, 0.11, magnitude(aside, up));
      const { angle } = near(a, b, c);
      const t = Math.max(0, 1 - angle / 0.15) * (1 - open);
      return (r - (0.93 + 0.165 * t ** 1.8 - 0.085 * open - 0.07 * pore)) * 0.72;
    },
    bump(x, y, z) {
      return 0.0045 * noise3(x * 30, y * 30, z * 30) + 0.003 * noise3(x * 9, y * 9, z * 9);
    },
  },
  skin: {
    light: ['#56500f', '#7d751f', '#a89e38', '#c9bf5c', '#e0d88c', '#f1ebbd', '#fdfbe8'],
    dark: ['#272a1e', '#4d4b26', '#7e783a', '#ada55c', '#d2ca8b', '#ebe6bb', '#fbf9e4'],
  },
};
