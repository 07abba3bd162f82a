import type { Picture } from '../model.ts';
import { forearm } from '../parts/hand.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** Two hands of one person: one as it is, and one swollen to the wrist, smooth and without a welt. */
export const hereditaryAngioedemaPlate: Picture = {
  type: 'plate',
  draw(p) {
    const hand =
      'M60 20C78 2 118 2 142 22C158 34 176 38 190 42C194 58 192 74 186 84C166 86 150 94 130 102C104 112 72 108 58 92C46 78 46 36 60 20z';
    const fingers = [
      circle(88, 2, 20, 13),
      circle(46, 20, 30, 13.5),
      circle(36, 42, 34, 14),
      circle(38, 66, 33, 14),
      circle(52, 88, 28, 12.5),
    ];
    return (
      p.disc(200, 150, 146, 'skin') +
      p.shadow(214, 140, 140, 10) +
      p.shadow(214, 254, 140, 12) +
      placed(forearm(p, 'light'), 70, 46, 0.86, 4) +
      placed(
        forearm(p, 'light') +
          fingers.map((one) => p.body(one, 'light', { soft: 8 })).join('') +
          p.body(hand, 'light', { soft: 16, rim: 0 }),
        70,
        156,
        0.86,
        4,
      )
    );
  },
};
