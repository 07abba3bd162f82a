import type { Picture } from '../model.ts';
import { upperArm } from '../parts/hand.ts';
import { cedarGrain } from '../parts/pollen.ts';
import { syringe, vial } from '../parts/things.ts';
import { placed } from '../pen.ts';

/** The back of an upper arm, a small syringe at its fat, and the vial with its allergen. */
export const immunotherapyPlate: Picture = {
  type: 'plate',
  draw: (p) =>
    p.disc(200, 150, 146, 'nose') +
    p.within(
      'M54 150a146 146 0 1 0 292 0a146 146 0 1 0-292 0z',
      placed(upperArm(p, 'middle') + p.body('M2 26C10-2 62-10 96 18L102 52C70 38 34 42 6 60z', 'cloth', { soft: 9 }), 96, 34, 0.98),
    ) +
    p.shadow(292, 262, 54, 10) +
    placed(syringe(p, 'medicine', 0.2), 191, 142, 1, 62) +
    placed(vial(p, 'medicine'), 258, 146, 1.4) +
    cedarGrain(p, 289, 228, 15),
};
