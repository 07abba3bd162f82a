import type { Picture } from '../model.ts';
import { openEye } from '../parts/eye.ts';
import { ragweedGrain } from '../parts/pollen.ts';
import { tear } from '../parts/things.ts';
import { placed } from '../pen.ts';

/** An itchy eye with swollen lids and red vessels, watering; pollen beside it. */
export const eyesPlate: Picture = {
  type: 'plate',
  draw: (p) =>
    p.disc(200, 150, 146, 'nose') +
    placed(openEye(p, 1, 'middle'), 200, 148, 1.42) +
    tear(p, 150, 196, 9) +
    ragweedGrain(p, 328, 62, 26) +
    ragweedGrain(p, 284, 40, 11),
};
