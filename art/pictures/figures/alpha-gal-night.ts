import type { Picture } from '../model.ts';
import type { ToneName } from '../palette.ts';
import { axes } from '../parts/chart.ts';
import { weal } from '../parts/marks.ts';
import { steakPlate } from '../parts/meal.ts';
import { clock } from '../parts/things.ts';
import type { Pen } from '../pen.ts';
import { box, circle } from '../shapes.ts';

const hour = (at: number) => 44 + at * 42;

function bar(p: Pen, from: number, to: number, y: number, name: ToneName): string {
  return p.flat(box(hour(from), y, hour(to) - hour(from), 22, 7), p.tone(name)[1]);
}

/** Somebody asleep, with hives on the cheek and the arm, under a moon. */
function sleeper(p: Pen, x: number, y: number): string {
  return (
    p.body(`M${x + 62} ${y - 62}a22 22 0 1 0 20 32a17 17 0 0 1-20-32z`, 'fat', { soft: 5 }) +
    p.body(box(x - 64, y + 4, 148, 26, 6), 'bone', { soft: 6 }) +
    p.body(box(x - 60, y - 14, 54, 24, 10), 'plastic', { soft: 6 }) +
    p.body(circle(x - 30, y - 20, 19, 18), 'middle', { soft: 6 }) +
    p.flat(
      `M${x - 48} ${y - 18}C${x - 52} ${y - 42} ${x - 14} ${y - 46} ${x - 13} ${y - 26}C${x - 26} ${y - 34} ${x - 42} ${y - 30} ${x - 48} ${y - 18}z`,
      p.theme === 'light' ? '#3d2f29' : '#0e1716',
    ) +
    weal(p, x - 24, y - 14, 4.6, 'middle') +
    weal(p, x - 36, y - 12, 3.4, 'middle') +
    p.body(
      `M${x - 14} ${y + 10}C${x - 14} ${y - 12} ${x + 14} ${y - 20} ${x + 44} ${y - 16}C${x + 72} ${y - 14} ${x + 84} ${y - 4} ${x + 84} ${y + 20}H${x - 12}z`,
      'cloth',
      { soft: 8 },
    ) +
    p.body(box(x - 8, y - 12, 56, 15, 7), 'middle', { soft: 4 }) +
    weal(p, x + 8, y - 5, 4.4, 'middle') +
    weal(p, x + 24, y - 4, 3.8, 'middle') +
    weal(p, x + 36, y - 6, 3, 'middle')
  );
}

/** Dinner with steak, and when the signs start over eight hours: most food allergies in two, alpha-gal from two to six, in bed. */
export const alphaGalNight: Picture = {
  type: 'ladder',
  draw: (p) =>
    steakPlate(p, 62, 66, 46) +
    clock(p, 136, 44, 20, 19 * 60) +
    sleeper(p, 256, 84) +
    clock(p, 366, 44, 20, 24 * 60) +
    axes(
      p,
      hour(0),
      216,
      hour(8) - hour(0),
      84,
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => at / 8),
    ) +
    bar(p, 0.05, 2, 140, 'medicine') +
    bar(p, 2, 6, 178, 'alarm') +
    p.ringed(box(hour(2), 178, hour(6) - hour(2), 22, 7)),
};
