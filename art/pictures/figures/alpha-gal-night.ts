import type { Picture } from '../model.ts';
import type { ToneName } from '../palette.ts';
import { axes } from '../parts/chart.ts';
import { hairTone, headOnBack } from '../parts/figure.ts';
import { weal } from '../parts/marks.ts';
import { steakPlate } from '../parts/meal.ts';
import { clock } from '../parts/things.ts';
import { type Pen, placed } from '../pen.ts';
import { box } from '../shapes.ts';

const hour = (at: number) => 44 + at * 42;

function bar(p: Pen, from: number, to: number, y: number, name: ToneName): string {
  return p.flat(box(hour(from), y, hour(to) - hour(from), 22, 7), p.tone(name)[1]);
}

/** Somebody asleep, with hives on the cheek and the arm, under a moon. */
function sleeper(p: Pen, x: number, y: number): string {
  const cheek = weal(p, 47, 161, 5, 'middle') + weal(p, 43, 171, 4, 'middle');
  const arm = `M${x + 2} ${y - 10}C${x + 12} ${y - 16} ${x + 30} ${y - 13} ${x + 44} ${y - 11}C${x + 52} ${y - 13} ${x + 60} ${y - 9} ${x + 63} ${y - 6}C${x + 62} ${y - 2} ${x + 54} ${y - 1} ${x + 48} ${y - 1}C${x + 32} ${y + 2} ${x + 14} ${y + 4} ${x + 4} ${y + 1}C${x - 2} ${y - 2} ${x - 2} ${y - 7} ${x + 2} ${y - 10}z`;
  return (
    p.body(`M${x + 62} ${y - 62}a22 22 0 1 0 20 32a17 17 0 0 1-20-32z`, 'fat', { soft: 5 }) +
    p.body(box(x - 66, y + 6, 154, 28, 6), 'bone', { soft: 6 }) +
    p.body(box(x - 62, y - 13, 56, 24, 11), 'plastic', { soft: 6 }) +
    placed(headOnBack(p, 'middle', hairTone(p), p.tone('dark')[0]) + cheek, x - 66, y - 144, 0.76) +
    p.body(
      `M${x - 20} ${y + 12}C${x - 24} ${y - 10} ${x - 8} ${y - 22} ${x + 20} ${y - 21}C${x + 44} ${y - 24} ${x + 60} ${y - 18} ${x + 72} ${y - 20}C${x + 86} ${y - 20} ${x + 90} ${y} ${x + 88} ${y + 22}H${x - 18}z`,
      'cloth',
      { soft: 9 },
    ) +
    p.body(arm, 'middle', { soft: 4 }) +
    weal(p, x + 12, y - 6, 3.4, 'middle') +
    weal(p, x + 25, y - 5, 3, 'middle') +
    weal(p, x + 36, y - 6, 2.6, 'middle')
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
