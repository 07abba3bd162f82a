import type { Picture } from '../model.ts';
import { clock, tablet } from '../parts/things.ts';
import { placed } from '../pen.ts';

/** A crumb of a tablet, then the whole tablet, on a tray beside a clock. */
export const drugChallengePlate: Picture = {
  type: 'plate',
  draw: (p) =>
    p.disc(200, 150, 146, 'alarm') +
    p.shadow(200, 262, 150, 14) +
    p.body('M52 202H348L326 256Q322 262 314 262H86Q78 262 74 256z', 'steel', { soft: 12 }) +
    p.body('M44 192H356Q362 192 360 202L356 210H44L40 202Q38 192 44 192z', 'steel', { soft: 6 }) +
    p.shadow(132, 196, 40, 7) +
    p.shadow(258, 196, 66, 9) +
    placed(
      p.body('M-12 2L-8-10L4-12L14-4L10 6L-6 8z', 'plastic', { soft: 4 }) +
        p.flat('M-12 2L-6 8V12L-12 6zM-6 8L10 6V10L-6 12z', p.tone('plastic')[0]),
      132,
      186,
      1.2,
    ) +
    tablet(p, 256, 166, 52) +
    clock(p, 182, 84, 46, 60),
};
