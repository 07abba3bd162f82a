import type { Picture } from '../model.ts';
import { refluxWay } from '../parts/reflux-way.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** From the voice box to the stomach: both ring muscles shut, and both slack with mist rising to the voice box. */
export const refluxDoors: Picture = {
  type: 'pair',
  draw: (p) =>
    placed(refluxWay(p, { rising: 0 }), 14, 6, 0.9) +
    placed(refluxWay(p, { rising: 1 }) + p.ringed(circle(87, 66, 30, 18) + circle(87, 150, 30, 18)), 214, 6, 0.9),
};
