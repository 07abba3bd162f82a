import type { Picture } from '../model.ts';
import { person } from '../parts/figure.ts';
import { forearm } from '../parts/hand.ts';
import { weal } from '../parts/marks.ts';
import { placed } from '../pen.ts';

/** A sting's small spot, a swelling that reaches far up the arm, and hives far from the sting. */
export const stingArms: Picture = {
  type: 'strip',
  draw: (p) =>
    placed(forearm(p, 'light') + weal(p, 196, 58, 12, 'light'), 12, 26, 0.66) +
    placed(
      forearm(p, 'light') +
        p.blurred(
          p.flat('M150 40C190 26 270 26 306 34C316 60 312 84 300 92C260 92 190 90 152 82C140 70 140 52 150 40z', '#d5544a', 0.55),
          6,
        ) +
        p.body('M158 44C196 32 262 34 296 42C304 60 300 78 290 84C252 84 194 82 160 76C150 66 150 54 158 44z', 'light', {
          soft: 15,
          rim: 0,
        }) +
        weal(p, 196, 58, 11, 'light'),
      12,
      142,
      0.66,
    ) +
    placed(
      person(p, 'dark') +
        weal(p, -34, 106, 3.4, 'dark') +
        weal(p, -6, 54, 5.5, 'dark') +
        weal(p, 9, 66, 5, 'dark') +
        weal(p, -8, 78, 4.6, 'dark') +
        weal(p, 5, 84, 4, 'dark') +
        weal(p, -13, 150, 4.6, 'dark') +
        weal(p, 12, 162, 4, 'dark') +
        weal(p, 28, 74, 3, 'dark') +
        p.ringed('M-20 44Q0 38 20 44L19 90Q0 94-19 90z', 2),
      322,
      12,
    ),
};
