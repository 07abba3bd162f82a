import type { Picture } from '../model.ts';
import { bee, fireAnt, wasp } from '../parts/insects.ts';
import { placed } from '../pen.ts';

/** A honey bee, a paper wasp and a fire ant; the ant is drawn larger than beside the others. */
export const insectPlate: Picture = {
  type: 'plate',
  draw: (p) =>
    p.disc(200, 150, 146, 'alarm') +
    p.shadow(148, 170, 64, 10) +
    p.shadow(262, 148, 64, 9) +
    p.shadow(216, 262, 66, 9) +
    placed(bee(p), 150, 116, 1.35, -10) +
    placed(wasp(p), 266, 92, 1.3, 8) +
    placed(fireAnt(p), 214, 226, 1.5),
};
