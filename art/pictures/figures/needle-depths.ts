import type { Picture } from '../model.ts';
import { skinBlock } from '../parts/skin.ts';
import { syringe } from '../parts/things.ts';
import { placed } from '../pen.ts';
import { box, circle } from '../shapes.ts';

/** One block of skin: a patch on top, a prick in the top layer, a tiny shot in the layer below, an allergy shot in the fat. */
export const needleDepths: Picture = {
  type: 'strip',
  draw: (p) =>
    skinBlock(p, {
      x: 12,
      y: 124,
      width: 376,
      tone: 'middle',
      layers: [16, 46, 46],
      rise: (u) => 8 * Math.exp(-(((u - 0.58) / 0.035) ** 2)),
    }) +
    p.body(box(30, 112, 62, 12, 4), 'plastic', { soft: 3 }) +
    p.flat(box(48, 116, 26, 8, 2), p.tone('allergen')[1]) +
    p.ball(142, 120, 10, 'air', 7) +
    placed(
      p.body('M-8-92Q0-98 8-92L6-30H-6z', 'medicine', { soft: 6 }) +
        p.body('M-6-30H6L2-10H-2z', 'plastic', { soft: 3 }) +
        p.line('M0-10V0', p.tone('steel')[0], 1.6),
      142,
      133,
      0.86,
      12,
    ) +
    p.ringed(circle(142, 132, 6)) +
    placed(syringe(p, 'air', 0.5), 228, 146, 0.66, 62) +
    p.ball(229, 147, 9, 'air', 5.5) +
    p.ringed(circle(229, 147, 12, 9)) +
    placed(syringe(p, 'medicine', 0.4), 338, 202, 0.84, 28) +
    p.ball(338, 204, 12, 'medicine', 7) +
    p.ringed(circle(338, 204, 16, 11)),
};
