import type { Picture } from '../model.ts';
import { axes } from '../parts/chart.ts';
import { clock } from '../parts/things.ts';
import { box } from '../shapes.ts';

/** A small dose, a wait, the full dose, an hour of watching, and three days of looking at the skin. */
export const drugSteps: Picture = {
  type: 'ladder',
  draw: (p) =>
    axes(p, 30, 206, 356, 150) +
    p.flat(box(44, 190, 40, 16, 3), p.tone('medicine')[1]) +
    p.flat(box(132, 76, 40, 130, 3), p.tone('medicine')[1]) +
    clock(p, 108, 150, 20, 30) +
    clock(p, 204, 104, 24, 60) +
    [256, 300, 344]
      .map((x) => p.ball(x + 16, 184, 14, 'fat') + p.line(`M${x + 16} 164v-6M${x + 30} 170l5-5M${x + 2} 170l-5-5`, p.tone('fat')[0], 2))
      .join('') +
    p.changed(box(250, 160, 128, 42, 8)),
};
