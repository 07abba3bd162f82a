import { element, line, shape } from '../geometry/svg.ts';
import { body, grain, lit } from './paint.ts';

/** A face in profile with its eye half closed, and what the wind brings towards its nose. */
export function noseAndEyes(): string {
  const face =
    'M128 160C124 144 122 136 112 135c-10 0-20 1-24-3-4-3-2-8-3-12-4-2-5-5-2-8-4-2-6-6-3-9 2-3 1-4-3-5-7-1-13-3-13-9 1-7 9-14 13-23 4-8 2-14 4-23C86 20 108 4 142 2c24-1 46 10 58 24v134z';
  return (
    element('defs', {}, lit('skin', 128, 70, 88, '#c98f68')) +
    body(face, 'skin') +
    shape('M112 6C130-4 176-6 200 14v66c-12-4-18-14-20-28-22-2-50-14-68-46z', '#3b2a22') +
    shape('M116 8c16 20 40 30 62 32 8-10 14-18 22-20v-6C176-6 132-4 116 8z', '#5d4436', 0.55) +
    shape('M172 84c-10-4-18 4-16 15 2 12 14 16 18 7 3-8 5-18-2-22z', '#b57b55') +
    line('M166 92c-4 1-5 6-3 10', '#8a5638', 2.4) +
    // The eye, its lid heavy, and a tear.
    shape('M90 62c7-6 18-6 25 1-8 5-18 6-25-1z', '#fdf6ee') +
    shape('M98 60c4-2 8-1 9 3-2 3-8 3-10 0z', '#4a3020') +
    line('M87 61c8-8 21-8 29 1', '#3b2a22', 3) +
    line('M88 46c8-6 20-6 29-1', '#3b2a22', 4) +
    shape('M92 69c3 6 4 10 1 13-4 2-7-2-5-6 1-3 3-5 4-7z', '#7fb3d6') +
    shape('M76 95c4-3 9-3 11 0-3 4-9 4-11 0z', '#7c4a34', 0.75) +
    line('M88 115c6-1 11 0 15 3', '#8f4a3c', 3) +
    shape('M108 92c10-4 20 0 22 8-8 6-20 4-22-8z', '#d9705a', 0.32) +
    grain('near', 36, 92, 19, '#dba847', 4) +
    grain('above', 56, 54, 9, '#dba847', 5) +
    grain('far', 22, 46, 12, '#b9ae45', 6) +
    grain('low', 46, 130, 8, '#cf8e56', 7)
  );
}
