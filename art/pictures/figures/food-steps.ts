import type { Picture } from '../model.ts';
import { axes, stairs } from '../parts/chart.ts';
import { clock, spoon } from '../parts/things.ts';
import { placed } from '../pen.ts';
import { box } from '../shapes.ts';

/** Bites that grow, each a wait after the one before, then a long watch. */
export const foodSteps: Picture = {
  type: 'ladder',
  draw(p) {
    const heights = [10, 20, 32, 48, 68, 92, 120];
    return (
      axes(p, 20, 206, 370, 158) +
      stairs(p, { x: 28, y: 206, step: 31, heights, tone: 'allergen' }) +
      heights.map((high, i) => placed(spoon(p, (i + 0.6) / 6.6), 42 + i * 31, 176 - high, 0.66)).join('') +
      clock(p, 318, 122, 32, 80) +
      p.flat(box(256, 176, 126, 30, 5), p.tone('cell')[1]) +
      p.changed(box(256, 176, 126, 30, 5))
    );
  },
};
