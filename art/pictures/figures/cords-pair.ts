import type { Picture } from '../model.ts';
import { cordsFromAbove } from '../parts/larynx.ts';
import { circle } from '../shapes.ts';

/** The vocal cords from above: open in a V for breathing in, together for the voice. */
export const cordsPair: Picture = {
  type: 'pair',
  draw(p) {
    const view = (x: number, open: number) =>
      p.within(circle(x, 132, 88), cordsFromAbove(p, x, 138, 1.06, open)) + p.line(circle(x, 132, 88), p.tone('steel')[0], 3);
    return view(100, 1) + view(300, 0) + p.ringed('M300 94Q312 140 306 182H294Q288 140 300 94z');
  },
};
