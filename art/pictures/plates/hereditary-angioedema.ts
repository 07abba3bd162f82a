import type { Picture } from '../model.ts';
import { forearm } from '../parts/hand.ts';
import { placed } from '../pen.ts';

/** Two hands of one person: one as it is, and one swollen to the wrist, smooth and without a welt. */
export const hereditaryAngioedemaPlate: Picture = {
  type: 'plate',
  draw: (p) =>
    p.disc(200, 150, 146, 'skin') +
    p.shadow(214, 140, 140, 10) +
    p.shadow(214, 254, 140, 12) +
    placed(forearm(p, 'light'), 86, 36, 0.98, 3) +
    placed(forearm(p, 'light', { puffed: true }), 86, 152, 0.98, 3),
};
