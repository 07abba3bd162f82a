import type { Picture } from '../model.ts';
import { syringe, vial } from '../parts/things.ts';
import { placed } from '../pen.ts';

/** A vial of red vitamin B12 and its syringe. */
export const b12Plate: Picture = {
  type: 'plate',
  draw: (p) =>
    p.disc(200, 150, 146, 'food') +
    p.shadow(160, 254, 76, 12) +
    p.shadow(270, 262, 74, 10) +
    placed(vial(p, 'blood', 0.66), 104, 62, 2.3) +
    placed(syringe(p, 'blood', 0.1), 232, 262, 1.5, 24),
};
