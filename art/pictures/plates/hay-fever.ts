import type { Picture } from '../model.ts';
import { head } from '../parts/head.ts';
import { cedarGrain } from '../parts/pollen.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** The nose cut through its middle, a grain of cedar on its way in. */
export const hayFeverPlate: Picture = {
  type: 'plate',
  draw(p) {
    const view = circle(200, 150, 146);
    return (
      p.disc(200, 150, 148, 'nose') +
      p.within(view, placed(head(p, { swelling: 1.3 }), 78, -46, 1.28)) +
      cedarGrain(p, 66, 218, 44) +
      cedarGrain(p, 118, 166, 9)
    );
  },
};
