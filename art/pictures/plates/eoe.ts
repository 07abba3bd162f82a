import type { Picture } from '../model.ts';
import { ringedGullet } from '../parts/gullet.ts';

/** A look down a gullet with rings and furrows, as the camera sees it. */
export const eoePlate: Picture = {
  type: 'plate',
  draw: (p) => p.disc(200, 150, 146, 'food') + p.shadow(200, 274, 110, 12) + ringedGullet(p, 200, 144, 122, 1),
};
