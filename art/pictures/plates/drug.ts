import type { Picture } from '../model.ts';
import { capsule, tablet } from '../parts/things.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** A tablet and a capsule under a magnifying glass. */
export const drugPlate: Picture = {
  type: 'plate',
  draw(p) {
    const lens = circle(184, 132, 88);
    return (
      p.disc(200, 150, 146, 'alarm') +
      p.shadow(190, 256, 120, 14) +
      placed(capsule(p, 0, 0, 74, 28, 'medicine'), 268, 232, 1, -18) +
      placed(p.body('M-11 0H11L13 96Q0 106-13 96z', 'muscle', { soft: 7 }), 244, 196, 1, -42) +
      p.flat(lens, p.ink.card) +
      p.within(
        lens,
        p.flat(lens, p.tone('air')[2], 0.7) + tablet(p, 162, 124, 56) + placed(capsule(p, 0, 0, 104, 42, 'alarm'), 172, 176, 1, -24),
      ) +
      p.line(lens, p.tone('steel')[0], 12) +
      p.line(lens, p.tone('steel')[1], 8) +
      p.line(circle(184, 131, 89), p.tone('steel')[2], 2) +
      p.line('M118 104C126 80 146 66 168 62', '#fff', 7, { 'stroke-opacity': 0.75 })
    );
  },
};
