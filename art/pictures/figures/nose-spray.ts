import type { Picture } from '../model.ts';
import { noseFromFront, sprayBottle } from '../parts/nose.ts';
import { cross, tick } from '../parts/signs.ts';
import { placed } from '../pen.ts';

/** The nose opened from the front: the spray aimed outward, toward the ear, and wrongly at the dividing wall. */
export const noseSpray: Picture = {
  type: 'pair',
  draw(p) {
    const mist = (x: number, y: number, turn: number) =>
      placed(p.flat('M0 0L-15-52Q0-63 15-52z', p.tone('medicine')[1], 0.6), x, y, 1, turn);
    const nose = (x: number) => placed(noseFromFront(p), x, 46, 0.92);
    return (
      nose(100) +
      nose(300) +
      mist(124, 134, 20) +
      placed(sprayBottle(p), 123, 138, 0.94, 16) +
      placed(p.ringed('M51 66C36 64 24 74 26 90C30 102 44 98 55 88z'), 100, 46, 0.92) +
      mist(322, 136, -20) +
      placed(sprayBottle(p), 325, 140, 0.94, -18) +
      placed(p.changed('M-5 8Q0 2 5 8L7 134Q0 140-7 134z'), 300, 46, 0.92) +
      tick(p, 30, 30) +
      cross(p, 230, 30)
    );
  },
};
