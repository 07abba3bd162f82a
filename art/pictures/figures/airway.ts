import type { Picture } from '../model.ts';
import { airway } from '../parts/airway.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** One small airway cut across, calm and in an attack. */
export const airwayPair: Picture = {
  type: 'pair',
  draw: (p) =>
    placed(airway(p, 0, 0, 0), 100, 122, 1.04) +
    placed(airway(p, 0, 0, 1), 300, 122, 1.04) +
    placed(p.changed(`${circle(0, 0, 74)}${circle(0, 0, 57)}`), 300, 122, 1.04),
};
