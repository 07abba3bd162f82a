import type { Picture } from '../model.ts';
import { rash } from '../parts/marks.ts';
import { type Pen, placed } from '../pen.ts';
import { box, circle } from '../shapes.ts';

const spots = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [-17 + column * 17, 62 + row * 20] as const));

function back(p: Pen, marks: string): string {
  return (
    p.body('M-12 0H12L14 14C34 20 54 26 58 48C60 80 52 120 50 168H-50C-52 120-60 80-58 48C-54 26-34 20-14 14z', 'middle', { soft: 13 }) +
    p.line('M0 40V160M-40 56Q-24 66-14 58M40 56Q24 66 14 58', p.tone('middle')[0], 1.3, { 'stroke-opacity': 0.6 }) +
    marks
  );
}

/** A back on day 0 with the patches on, on day 2 as they come off, and on day 4 or 5 with one spot that reacts. */
export const patchTest: Picture = {
  type: 'strip',
  draw(p) {
    const squares =
      p.body(box(-30, 50, 60, 64, 3), 'plastic', { soft: 4 }) +
      spots.map(([x, y]) => p.body(box(x - 6, y - 5, 12, 11, 2), 'steel', { soft: 2 })).join('');
    const outlines = p.line(spots.map(([x, y]) => box(x - 6, y - 5, 12, 11, 2)).join(''), p.tone('medicine')[0], 1.2);
    const red = (strength: number) =>
      rash(p, 0, 83, 9, 'middle', strength) +
      (strength > 0.8 ? p.flat([-4, 0, 4].map((x) => circle(x, 82 + (x % 3), 1.5)).join(''), '#fff', 0.9) : '');
    return (
      placed(back(p, squares), 68, 44, 1.08) +
      placed(back(p, outlines + red(0.6)), 200, 44, 1.08) +
      placed(back(p, outlines + red(1) + rash(p, 17, 103, 7, 'middle', 0.8) + p.ringed(circle(0, 83, 13))), 332, 44, 1.08)
    );
  },
};
