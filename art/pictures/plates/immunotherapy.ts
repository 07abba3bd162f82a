import type { Picture } from '../model.ts';
import { upperArm } from '../parts/hand.ts';
import { cedarGrain } from '../parts/pollen.ts';
import { syringe, vial } from '../parts/things.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** Someone from the side, a small syringe at the back of the upper arm, and the vial with its allergen. */
export const immunotherapyPlate: Picture = {
  type: 'plate',
  draw: (p) =>
    p.disc(200, 150, 146, 'nose') +
    p.within(circle(200, 150, 146), placed(upperArm(p, 'middle'), 66, 8, 0.98)) +
    p.shadow(318, 266, 50, 9) +
    placed(syringe(p, 'medicine', 0.2), 254, 160, 0.92, 66) +
    placed(vial(p, 'medicine'), 290, 158, 1.28) +
    cedarGrain(p, 318, 233, 14),
};
