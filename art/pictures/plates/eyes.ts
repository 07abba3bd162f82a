import type { Picture } from '../model.ts';
import { openEye } from '../parts/eye.ts';
import { ragweedGrain } from '../parts/pollen.ts';
import { tear } from '../parts/things.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** An itchy eye with swollen lids and red vessels, watering; pollen beside it. */
export const eyesPlate: Picture = {
  type: 'plate',
  draw: (p) =>
    p.disc(200, 150, 146, 'nose') +
    p.body(circle(200, 150, 118), 'middle', { soft: 30 }) +
    p.line('M116 96C158 70 232 66 282 88', p.theme === 'light' ? '#3d2f29' : '#0e1716', 9) +
    placed(openEye(p, 1, 'middle'), 200, 152, 1.1) +
    tear(p, 150, 188, 9) +
    ragweedGrain(p, 328, 62, 26) +
    ragweedGrain(p, 284, 40, 11),
};
