import type { Picture } from '../model.ts';
import { axes, stairs } from '../parts/chart.ts';
import { cedarGrain } from '../parts/pollen.ts';
import { vial } from '../parts/things.ts';
import { placed } from '../pen.ts';
import { box } from '../shapes.ts';

/** Doses of allergy shots: many small steps up in the first months, then the same dose for years. */
export const doseLadder: Picture = {
  type: 'ladder',
  draw(p) {
    const rising = Array.from({ length: 16 }, (_, i) => 8 + i * i * 0.42);
    return (
      axes(p, 20, 206, 372, 168) +
      stairs(p, { x: 28, y: 206, step: 9.4, heights: rising }) +
      [0, 1, 2, 3, 4].map((year) => p.flat(box(186 + year * 40, 100, 32, 106, 3), p.tone('medicine')[1])).join('') +
      p.changed(box(26, 88, 152, 118, 6)) +
      [0, 1, 2, 3, 4].map((year) => cedarGrain(p, 202 + year * 40, 222, 7.5)).join('') +
      placed(vial(p, 'medicine', 0.2), 46, 30, 0.56) +
      placed(vial(p, 'medicine', 0.5), 90, 28, 0.62) +
      placed(vial(p, 'medicine', 0.9), 138, 24, 0.68) +
      p.line('M181 198l5 8l-5 8', p.ink.ink, 1.6)
    );
  },
};
