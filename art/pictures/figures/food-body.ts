import type { Picture } from '../model.ts';
import { axes } from '../parts/chart.ts';
import { person } from '../parts/figure.ts';
import { weal } from '../parts/marks.ts';
import { lungs, stomach } from '../parts/organs.ts';
import { placed } from '../pen.ts';
import { box } from '../shapes.ts';

/** A body with the six places where a food reaction shows, and when three kinds of reaction start, over six hours. */
export const foodBody: Picture = {
  type: 'strip',
  draw(p) {
    const hour = (at: number) => 196 + at * 30;
    const bar = (from: number, to: number, y: number, name: 'alarm' | 'medicine' | 'allergen') =>
      p.flat(box(hour(from), y, hour(to) - hour(from), 24, 7), p.tone(name)[1]);
    return (
      p.shadow(92, 232, 46, 6) +
      placed(
        person(p, 'middle') +
          weal(p, -28.5, 84, 3.2, 'middle') +
          weal(p, -12, 154, 5, 'middle') +
          weal(p, 32, 92, 3, 'middle') +
          placed(lungs(p), 0, 33, 0.165) +
          p.body('M3 54C8 50 11 55 7 60L3 65L-1 60C-4 55 0 51 3 54z', 'blood', { soft: 2 }) +
          placed(stomach(p), -6, 68, 0.15),
        92,
        14,
      ) +
      axes(p, 196, 210, 186, 176, [0, 1 / 6.2, 2 / 6.2, 3 / 6.2, 4 / 6.2, 5 / 6.2, 6 / 6.2]) +
      bar(0.05, 2, 56, 'alarm') +
      bar(1, 4, 108, 'medicine') +
      bar(2, 6, 160, 'allergen') +
      p.ringed(box(hour(0.05), 56, hour(2) - hour(0.05), 24, 7))
    );
  },
};
