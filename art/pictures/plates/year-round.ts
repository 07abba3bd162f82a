import type { Picture } from '../model.ts';
import { mite } from '../parts/house.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** A dust mite, much enlarged, on the threads of a pillow. */
export const yearRoundPlate: Picture = {
  type: 'plate',
  draw(p) {
    const view = circle(200, 150, 146);
    const places = Array.from({ length: 13 }, (_, i) => i * 27);
    return (
      p.disc(200, 150, 148, 'nose') +
      p.within(
        view,
        p.line(places.map((y) => `M44 ${y}c100-14 210 14 320 0`).join(''), p.tone('air')[0], 8, { 'stroke-opacity': 0.35 }) +
          p.line(places.map((y) => `M${y + 40} 0c-14 100 14 210 0 310`).join(''), p.tone('plastic')[2], 8, { 'stroke-opacity': 0.5 }) +
          p.shadow(208, 168, 92, 104) +
          placed(mite(p), 200, 150, 1.5, 24),
      )
    );
  },
};
