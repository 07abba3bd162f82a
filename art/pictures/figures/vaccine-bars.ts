import type { Picture } from '../model.ts';
import { axes } from '../parts/chart.ts';
import { antibody, syringe } from '../parts/things.ts';
import { placed } from '../pen.ts';
import { box } from '../shapes.ts';

/** Antibodies before and after a vaccine: they rise, and they do not. */
export const vaccineBars: Picture = {
  type: 'pair',
  draw(p) {
    const side = (x: number, before: number, after: number) =>
      axes(p, x, 212, 172, 160) +
      p.flat(box(x + 16, 212 - before, 40, before, 3), p.tone('cell')[1]) +
      p.flat(box(x + 116, 212 - after, 40, after, 3), p.tone('cell')[1]) +
      placed(syringe(p, 'medicine', 0.3), x + 86, 204, 0.62);
    return (
      side(16, 26, 132) +
      antibody(p, 152, 72, 0, 0.8) +
      antibody(p, 132, 78, -20, 0.6) +
      antibody(p, 172, 78, 20, 0.6) +
      side(216, 20, 32) +
      p.changed(box(332, 180, 40, 32, 3))
    );
  },
};
