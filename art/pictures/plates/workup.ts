import type { Picture } from '../model.ts';
import { antibody, tube } from '../parts/things.ts';
import { placed } from '../pen.ts';

/** Blood tubes in a rack, and the antibodies that are counted in them. */
export const workupPlate: Picture = {
  type: 'plate',
  draw: (p) =>
    p.disc(200, 150, 146, 'immune') +
    p.shadow(190, 262, 130, 13) +
    p.body('M66 136H314V152H66z', 'cloth', { soft: 5 }) +
    (['medicine', 'blood', 'allergen', 'cell'] as const)
      .map((cap, i) => placed(tube(p, cap, i === 1 || i === 0 ? 'blood' : 'fat', 0.72), 82 + i * 58, 84, 1.66))
      .join('') +
    p.body('M58 196H322Q328 196 328 204V250Q328 258 320 258H60Q52 258 52 250V204Q52 196 58 196z', 'cloth', { soft: 10 }) +
    antibody(p, 336, 120, 24, 1.3) +
    antibody(p, 346, 66, -16, 0.95) +
    antibody(p, 56, 116, -20, 1),
};
