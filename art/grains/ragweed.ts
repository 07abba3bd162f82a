import { noise3 } from '../geometry/noise.ts';
import { seeded } from '../geometry/random.ts';
import { fibonacciSphere, magnitude, nearest, turn } from '../geometry/sphere.ts';
import type { Grain } from './model.ts';

const spikes = fibonacciSphere(250, 0.16, seeded(51));
const near = nearest(spikes);

/** Ragweed (Ambrosia): a ball set with short sharp spikes on broad feet. */
export const ragweed: Grain = {
  solid: {
    reach: 1.08,
    turn: turn(14, 24, 8),
    field(x, y, z) {
      const r = magnitude(x, y, z);
      if (r > 1.14 || r < 0.5) return r - 0.94;
      const { angle } = near(x / r, y / r, z / r);
      const t = Math.max(0, 1 - angle / 0.118);
      return (r - (0.93 + 0.145 * t ** 1.2)) * 0.75;
    },
    bump(x, y, z) {
      return 0.0045 * noise3(x * 34, y * 34, z * 34) + 0.003 * noise3(x * 9, y * 9, z * 9);
    },
  },
  skin: {
    light: ['#6c300a', '#9c5010', '#cd7c1c', '#e9a43a', '#f5c76c', '#fce4a8', '#fff8e2'],
    dark: ['#2a2420', '#5d3c1e', '#9a662b', '#cc9445', '#e7bd75', '#f6ddab', '#fff5de'],
  },
};
