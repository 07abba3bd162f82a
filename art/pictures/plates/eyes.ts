import type { Picture } from '../model.ts';
import { brow, openEye } from '../parts/eye.ts';
import { ragweedGrain } from '../parts/pollen.ts';
import { tear } from '../parts/things.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** An itchy eye with swollen lids and red vessels, watering; pollen beside it. */
export const eyesPlate: Picture = {
  type: 'plate',
  draw(p) {
    const view = circle(200, 150, 138);
    return (
      p.disc(200, 150, 146, 'nose') +
      p.body(view, 'middle', { soft: 24 }) +
      p.within(
        view,
        p.blurred(p.flat('M40 40C96 96 104 190 66 300H40zM90 240C160 214 250 214 340 250V300H90z', p.tone('middle')[0], 0.4), 16),
      ) +
      placed(openEye(p, 1, 'middle') + brow(p), 204, 158, 1.24) +
      tear(p, 166, 190, 10) +
      ragweedGrain(p, 332, 62, 32) +
      ragweedGrain(p, 288, 34, 12)
    );
  },
};
