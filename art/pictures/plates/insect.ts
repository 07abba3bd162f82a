import type { Picture } from '../model.ts';
import { bee, fireAnt, wasp } from '../parts/insects.ts';
import { placed } from '../pen.ts';

/** A honey bee, a paper wasp and a fire ant; the ant is drawn larger than beside the others. */
export const insectPlate: Picture = {
  type: 'plate',
  draw: (p) =>
    p.disc(200, 150, 146, 'alarm') +
    p.shadow(132, 144, 60, 9) +
    p.shadow(262, 224, 64, 9) +
    p.shadow(150, 268, 66, 9) +
    placed(bee(p), 134, 92, 1.35, -10) +
    placed(wasp(p), 262, 158, 1.3, 8) +
    placed(fireAnt(p), 148, 226, 1.5),
};
