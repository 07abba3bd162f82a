import type { Picture } from '../model.ts';
import { forearm } from '../parts/hand.ts';
import { poisonIvy } from '../parts/leaves.ts';
import { rash } from '../parts/marks.ts';
import { placed } from '../pen.ts';

/** Leaves of poison ivy in threes beside a wrist where its oil has left a streaky rash; a metal watch on the wrist. */
export const contactPlate: Picture = {
  type: 'plate',
  draw: (p) =>
    p.disc(200, 150, 146, 'skin') +
    p.shadow(210, 250, 140, 12) +
    placed(
      forearm(p, 'light') +
        rash(p, 214, 58, 17, 'light') +
        rash(p, 256, 66, 14, 'light') +
        rash(p, 184, 52, 12, 'light') +
        rash(p, 290, 54, 10, 'light'),
      54,
      142,
      1.08,
      4,
    ) +
    placed(poisonIvy(p), 246, 128, 1.02, -8),
};
