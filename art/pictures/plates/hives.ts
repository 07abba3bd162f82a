import type { Picture } from '../model.ts';
import { forearm } from '../parts/hand.ts';
import { weal } from '../parts/marks.ts';
import { placed } from '../pen.ts';

/** A forearm with three welts, pale in the middle and pink around, on brown skin. */
export const hivesPlate: Picture = {
  type: 'plate',
  draw: (p) =>
    p.disc(200, 150, 146, 'skin') +
    p.shadow(210, 236, 150, 14) +
    placed(
      forearm(p, 'middle') + weal(p, 190, 56, 20, 'middle') + weal(p, 244, 70, 15, 'middle') + weal(p, 280, 48, 11, 'middle'),
      54,
      76,
      1.1,
      8,
    ),
};
