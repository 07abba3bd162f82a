import { quads } from '../../geometry/points.ts';
import type { Pen } from '../pen.ts';

const grapes = quads(
  '136,121,8,6 122,124,8,7 146,130,8,8 107,127,9,7.5 130,134,10,8.5 114,138,10,8.5 97,135,8,7.5 150,142,8,7 134,146,9,7',
);

/** Polyps in the head of parts/head.ts: like grapes, from the cleft under the middle ridge. `size` 0 to 1. */
export function polyps(p: Pen, size: number): string {
  return grapes
    .slice(0, Math.round(grapes.length * size))
    .map(([x, y, rx, ry]) => p.ball(x, y, rx, 'bone', ry))
    .join('');
}
