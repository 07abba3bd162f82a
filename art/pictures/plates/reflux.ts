import type { Picture } from '../model.ts';
import { refluxWay } from '../parts/reflux-way.ts';
import { placed } from '../pen.ts';

/** Throat, gullet and stomach with the two ring muscles that close the gullet, and what rises when they do not. */
export const refluxPlate: Picture = {
  type: 'plate',
  draw: (p) => p.disc(200, 150, 146, 'food') + placed(refluxWay(p, { rising: 1 }), 104, 20, 1.08),
};
