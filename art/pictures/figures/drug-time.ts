import type { Picture } from '../model.ts';
import { axes } from '../parts/chart.ts';
import { rash, weal } from '../parts/marks.ts';
import { tablet } from '../parts/things.ts';
import { box, circle } from '../shapes.ts';

/** When drug reactions start, counted from the first dose: a scale from hours to six weeks, wider at its beginning. */
export const drugTime: Picture = {
  type: 'ladder',
  draw(p) {
    const patch = (x: number, y: number, marks: string, skin: 'light' | 'dark' | 'middle') => {
      const d = circle(x, y, 19);
      return p.body(d, skin, { soft: 6 }) + p.within(d, marks);
    };
    const bar = (from: number, to: number, y: number, alarm: boolean) =>
      p.body(box(from, y, to - from, 15, 5), alarm ? 'alarm' : 'allergen', { soft: 4 }) +
      (alarm ? p.changed(box(from, y, to - from, 15, 5)) : '');
    return (
      tablet(p, 26, 206, 15) +
      axes(p, 52, 206, 336, 186, [0.03, 0.17, 0.34, 0.5, 0.66, 0.82, 0.99]) +
      bar(52, 72, 180, true) +
      patch(96, 174, weal(p, 92, 170, 6, 'middle') + weal(p, 102, 180, 4, 'middle'), 'middle') +
      bar(166, 206, 146, true) +
      patch(
        230,
        142,
        p.flat(Array.from({ length: 12 }, (_, i) => circle(220 + ((i * 7) % 21), 130 + ((i * 5) % 24), 1.7)).join(''), '#fff', 0.95) +
          rash(p, 230, 142, 14, 'light', 0.4),
        'light',
      ) +
      bar(206, 262, 112, false) +
      patch(
        286,
        112,
        Array.from({ length: 9 }, (_, i) => rash(p, 276 + ((i * 8) % 22), 102 + ((i * 7) % 22), 3, 'light')).join(''),
        'light',
      ) +
      bar(228, 292, 78, true) +
      patch(
        318,
        76,
        rash(p, 316, 76, 13, 'dark') + p.body('M308 72C312 64 326 66 328 74C326 84 312 84 308 72z', 'light', { soft: 3 }),
        'dark',
      ) +
      bar(292, 386, 44, true) +
      patch(268, 42, rash(p, 268, 42, 17, 'middle'), 'middle')
    );
  },
};
