import type { Picture } from '../model.ts';
import { stomach, stomachHollow } from '../parts/organs.ts';
import { syringe } from '../parts/things.ts';
import { type Pen, placed } from '../pen.ts';
import { arrow, circle } from '../shapes.ts';

const b12 = (p: Pen, x: number, y: number) => p.ball(x, y, 6, 'blood');

/** B12 from food needs a helper from the stomach and is taken up at the end of the small bowel; a shot goes round both. */
export const b12Way: Picture = {
  type: 'strip',
  draw(p) {
    const bowel = 'M164 112C200 112 202 150 166 156C132 162 132 190 168 192C204 194 208 162 236 164';
    return (
      placed(stomach(p) + stomachHollow(p, 84), 22, 20, 0.94) +
      p.line(bowel, p.tone('lining')[0], 23) +
      p.line(bowel, p.tone('lining')[1], 20) +
      p.line(bowel, p.tone('lining')[2], 7, { 'stroke-opacity': 0.7 }) +
      p.ringed(circle(226, 166, 24)) +
      b12(p, 80, 14) +
      b12(p, 76, 98) +
      placed(p.body('M-10-4a10 10 0 0 1 20 0l-5 5q-5-5-10 0z', 'allergen', { soft: 3 }), 76, 112, 1, 180) +
      b12(p, 176, 142) +
      b12(p, 222, 164) +
      p.line('M286 18V224', p.tone('blood')[0], 27) +
      p.line('M286 18V224', p.tone('blood')[1], 23) +
      p.line('M281 22V220', p.tone('blood')[2], 5, { 'stroke-opacity': 0.6 }) +
      p.flat(arrow([250, 166], [274, 166], 6), p.ink.ink) +
      placed(syringe(p, 'blood', 0.3), 300, 96, 0.86, 62) +
      b12(p, 286, 98) +
      b12(p, 286, 152) +
      b12(p, 288, 196)
    );
  },
};
