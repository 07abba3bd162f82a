import { cloudy3 } from '../geometry/noise.ts';
import { angleToNearest, magnitude, turn, type Vec3 } from '../geometry/sphere.ts';
import { type Grain, knob, rise } from './model.ts';

const pores: Vec3[] = Array.from({ length: 5 }, (_, i): Vec3 => {
  const a = (i / 5) * 2 * Math.PI - 1.2 + 0.07 * Math.sin(i * 2.4);
  return [Math.cos(a) * 0.985, Math.sin(a) * 0.985, 0.24];
});

/** Worm-like wrinkles: the folds of three warped noises, the highest one showing. */
function wrinkle(x: number, y: number, z: number): number {
  const warp = 0.3 * cloudy3(x * 3 + 4, y * 3, z * 3);
  const fold = (shift: number): number => 1 - Math.min(1, 2.3 * Math.abs(cloudy3(x * 6 + warp + shift, y * 6 - warp, z * 6 + shift)));
  return Math.max(fold(0), fold(31.4), 0.8 * fold(63.2)) ** 0.8;
}

/** Elm: a rounded pentagon with five pores round the rim and a wrinkled surface. */
export const elm: Grain = {
  solid: {
    reach: 1.08,
    turn: turn(-9, 13, 0),
    field(x, y, z) {
      const r = magnitude(x, y, z);
      if (r > 1.15 || r < 0.4) return r - 0.97;
      const d = angleToNearest(pores, x / r, y / r, z / r);
      const flat = 1 - 0.16 * (z / r) ** 2;
      const dimple = 0.085 * knob(d, 0.095);
      const rim = 0.04 * Math.exp(-(((d - 0.12) / 0.045) ** 2));
      return r - (0.96 * flat + 0.06 * knob(d, 0.66) + rim - dimple);
    },
    bump(x, y, z) {
      const r = magnitude(x, y, z) || 1;
      const d = angleToNearest(pores, x / r, y / r, z / r);
      return 0.03 * wrinkle(x / r, y / r, z / r) * rise(0.1, 0.2, d) - 0.01 + 0.003 * cloudy3(x * 30, y * 30, z * 30);
    },
  },
  skin: {
    light: ['#4a4718', '#716c2a', '#9b9443', '#c0b968', '#dad592', '#eeebbf', '#fdfce9'],
    dark: ['#262b1f', '#4a4c28', '#7b7a3f', '#a9a661', '#cfcc8f', '#e9e7bd', '#fbfae2'],
  },
};
