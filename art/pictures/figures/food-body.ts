import type { Picture } from '../model.ts';
import { axes } from '../parts/chart.ts';
import { person } from '../parts/figure.ts';
import { weal } from '../parts/marks.ts';
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
          weal(p, -29, 86, 4.6, 'middle') +
          weal(p, -12, 152, 5, 'middle') +
          weal(p, 31, 84, 4, 'middle') +
          p.flat('M-4 44C-12 44-15 54-14 68Q-8 72-3 66zM4 44C12 44 15 54 14 68Q8 72 3 66z', p.tone('air')[1], 0.95) +
          p.line('M0 24V46M0 46L-7 56M0 46L7 56', p.tone('air')[0], 2.6) +
          p.body('M3 54C8 50 11 55 7 60L3 65L-1 60C-4 55 0 51 3 54z', 'blood', { soft: 2 }) +
          p.body('M3 74C10 74 10 86 2 88C-6 90-12 88-12 84C-6 84 0 82 0 76z', 'lining', { soft: 2 }) +
          p.ringed('M-4.5 23.5Q0 21 4.5 23.5Q0 27 -4.5 23.5z', 1.6),
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
