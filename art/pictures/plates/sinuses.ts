import type { Picture } from '../model.ts';
import { face, sinuses } from '../parts/face.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** A face with its four pairs of sinuses lit: forehead, between the eyes, cheeks, and deep behind the nose. */
export const sinusesPlate: Picture = {
  type: 'plate',
  draw: (p) => p.disc(200, 150, 146, 'nose') + p.within(circle(200, 150, 146), placed(face(p, 'middle') + sinuses(p), 200, 156)),
};
