import type { Picture } from '../model.ts';
import type { Skin } from '../palette.ts';
import { rash, weal } from '../parts/marks.ts';
import { tablet } from '../parts/things.ts';
import type { Pen } from '../pen.ts';
import { arrow, box, circle } from '../shapes.ts';

/** A round of skin with what the reaction looks like. */
function patch(p: Pen, x: number, y: number, skin: Skin, marks: string): string {
  const round = circle(x, y, 16);
  return p.body(round, skin, { soft: 5 }) + p.within(round, marks);
}

function bar(p: Pen, from: number, to: number, y: number, emergency: boolean): string {
  const d = box(from, y - 8, to - from, 16, 5);
  return p.flat(d, p.tone(emergency ? 'alarm' : 'allergen')[1]) + (emergency ? p.changed(d) : '');
}

/** When drug reactions start, counted from the first dose: from hours to six weeks, with more room for the first days. */
export const drugTime: Picture = {
  type: 'ladder',
  draw(p) {
    const bumps = Array.from({ length: 12 }, (_, i) => circle(124 + ((i * 7) % 20), 138 + ((i * 5) % 22), 1.5)).join('');
    const spots = Array.from({ length: 8 }, (_, i) => rash(p, 166 + ((i * 8) % 22), 106 + ((i * 7) % 20), 3, 'light')).join('');
    return (
      tablet(p, 24, 204, 14) +
      p.line('M46 208H380', p.ink.quiet, 1.8) +
      p.flat(arrow([370, 208], [392, 208], 4), p.ink.quiet) +
      bar(p, 47, 66, 184, true) +
      patch(p, 92, 184, 'middle', weal(p, 88, 181, 6, 'middle') + weal(p, 98, 190, 4, 'middle')) +
      bar(p, 160, 204, 150, true) +
      patch(p, 134, 149, 'light', rash(p, 134, 149, 14, 'light', 0.45) + p.flat(bumps, '#fff', 0.95)) +
      bar(p, 204, 258, 116, false) +
      patch(p, 178, 115, 'light', spots) +
      bar(p, 224, 292, 82, true) +
      patch(
        p,
        198,
        79,
        'dark',
        rash(p, 196, 79, 12, 'dark') + p.body('M190 76C193 68 206 70 208 78C206 88 193 88 190 76z', 'light', { soft: 3 }),
      ) +
      bar(p, 292, 386, 48, true) +
      patch(p, 266, 45, 'middle', rash(p, 266, 45, 16, 'middle'))
    );
  },
};
