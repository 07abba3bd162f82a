import type { Picture } from '../model.ts';
import { tick } from '../parts/insects.ts';
import { steakPlate } from '../parts/meal.ts';
import { placed } from '../pen.ts';

/** A steak on a plate, and a lone star tick, drawn as large. */
export const alphaGalPlate: Picture = {
  type: 'plate',
  draw: (p) => p.disc(200, 150, 146, 'food') + steakPlate(p, 172, 188, 92) + p.shadow(270, 134, 48, 10) + placed(tick(p), 268, 88, 1.2, 24),
};
