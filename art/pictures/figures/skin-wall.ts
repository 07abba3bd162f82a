import type { Picture } from '../model.ts';
import { rod } from '../parts/germs.ts';
import { cedarGrain } from '../parts/pollen.ts';
import { brickWall } from '../parts/skin.ts';
import { tear } from '../parts/things.ts';
import { arrow, box } from '../shapes.ts';

/** The outermost skin as a wall: whole, and in eczema with gaps; water gets out, germs and dust get in. */
export const skinWall: Picture = {
  type: 'pair',
  draw(p) {
    const ground = (x: number) =>
      p.body(box(x, 182, 178, 40, 4), 'tissue', { soft: 8 }) + p.flat(box(x, 72, 178, 112), p.tone('fat')[1], 0.8);
    const drops = [30, 76, 124, 160].map((x) => tear(p, 11 + x, 192, 5)).join('');
    return (
      ground(11) +
      brickWall(p, 11, 73, 178, new Set()) +
      drops +
      cedarGrain(p, 46, 50, 9) +
      rod(p, 96, 58, 20) +
      cedarGrain(p, 146, 48, 7) +
      rod(p, 122, 40, -30) +
      ground(211) +
      brickWall(p, 211, 73, 178, new Set([1, 102, 201, 302, 401, 3, 103, 203, 303, 403])) +
      p.flat(arrow([272, 178], [272, 40], 6), p.tone('air')[0]) +
      tear(p, 272, 26, 7) +
      tear(p, 252, 38, 5) +
      tear(p, 292, 34, 5) +
      p.flat(arrow([340, 40], [340, 176], 6), p.tone('alarm')[1]) +
      rod(p, 330, 196, 20) +
      rod(p, 358, 200, -30) +
      rod(p, 346, 128, 80) +
      cedarGrain(p, 318, 190, 7) +
      rod(p, 360, 52, -20) +
      cedarGrain(p, 376, 40, 7)
    );
  },
};
