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
        p.blurred(
          p.flat('M164 48C200 38 256 40 288 48C296 62 292 74 284 80C252 80 198 78 166 72C158 64 156 54 164 48z', p.tone('light')[2], 0.75),
          7,
        ) +
        weal(p, 196, 58, 11, 'light'),
      12,
      142,
      0.66,
    ) +
    placed(
      person(p, 'dark', { hair: 'curly', build: 0.93 }) +
        weal(p, -29.5, 98, 2.7, 'dark') +
        weal(p, -6, 54, 5.5, 'dark') +
        weal(p, 9, 66, 5, 'dark') +
        weal(p, -8, 78, 4.6, 'dark') +
        weal(p, 5, 84, 4, 'dark') +
        weal(p, -12, 152, 4.4, 'dark') +
        weal(p, 15, 164, 4, 'dark') +
        weal(p, 25.8, 74, 2.6, 'dark') +
        p.ringed('M-20 44Q0 38 20 44L19 90Q0 94-19 90z', 2),
      322,
      12,
    ),
};
