import type { Picture } from '../model.ts';
import { cheekSinus } from '../parts/nose.ts';
import { placed } from '../pen.ts';
import { arrow, circle } from '../shapes.ts';

/** A cheek sinus from the front: its way out open, and swollen shut with mucus behind it. */
export const sinusDoor: Picture = {
  type: 'pair',
  draw: (p) =>
    placed(
      cheekSinus(p, 0) +
        p.flat(arrow([104, 128], [64, 96], 5), p.tone('cell')[0]) +
        p.flat(arrow([56, 98], [46, 128], 5), p.tone('cell')[0]),
      16,
      24,
    ) + placed(cheekSinus(p, 1) + p.changed(circle(66, 96, 14, 13)), 216, 24),
};
