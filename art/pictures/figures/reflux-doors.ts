import type { Picture } from '../model.ts';
import { refluxWay } from '../parts/reflux-way.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** From the voice box to the stomach: both ring muscles shut, and both slack with mist rising to the voice box. */
export const refluxDoors: Picture = {
  type: 'pair',
  draw: (p) =>
    placed(refluxWay(p, { rising: 0 }), 36, 6, 0.9) +
    placed(refluxWay(p, { rising: 1 }) + p.ringed(circle(67, 63, 23, 15) + circle(67, 137, 25, 15)), 236, 6, 0.9),
};
