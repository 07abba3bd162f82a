import type { Picture } from '../model.ts';
import { head } from '../parts/head.ts';
import { cedarGrain } from '../parts/pollen.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** The nose cut through its middle, a grain of cedar on its way in. */
export const hayFeverPlate: Picture = {
  type: 'plate',
  draw(p) {
    const view = circle(220, 150, 138);
    return (
      p.disc(200, 150, 148, 'nose') +
      p.within(view, placed(head(p, { swelling: 1.3 }), 92, -46, 1.28)) +
      p.line(view, p.tone('middle')[0], 1.2) +
      cedarGrain(p, 72, 214, 44) +
      cedarGrain(p, 132, 166, 9)
    );
  },
};
