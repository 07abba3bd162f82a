import type { Point } from '../../geometry/points.ts';
import type { Picture } from '../model.ts';
import { forearm } from '../parts/hand.ts';
import { weal } from '../parts/marks.ts';
import { placed } from '../pen.ts';
import { drop } from '../shapes.ts';

/** A forearm with two rows of drops; one of them has raised a welt. A pricker hangs above the next. */
export const testingPlate: Picture = {
  type: 'plate',
  draw(p) {
    const spots = [180, 210, 240, 270, 300].flatMap((x): Point[] => [
      [x, 50],
      [x, 74],
    ]);
    return (
      p.disc(200, 150, 146, 'skin') +
      p.shadow(210, 252, 150, 13) +
      placed(
        forearm(p, 'dark') +
          weal(p, 240, 50, 12, 'dark') +
          spots
            .filter(([x, y]) => !(x === 240 && y === 50))
            .map(([x, y]) => p.ball(x, y, 5, 'air'))
            .join('') +
          p.line(spots.map(([x, y]) => `M${x + 8} ${y - 7}h5`).join(''), p.tone('medicine')[2], 2),
        56,
        102,
        1.08,
        6,
      ) +
      placed(
        p.body('M-8-92Q0-98 8-92L6-30H-6z', 'medicine', { soft: 6 }) +
          p.body('M-6-30H6L2-10H-2z', 'plastic', { soft: 3 }) +
          p.line('M0-10V0', p.tone('steel')[0], 1.6),
        290,
        148,
        1,
        14,
      ) +
      p.body(drop(338, 108, 6), 'air', { soft: 3 })
    );
  },
};
