import type { Picture } from '../model.ts';
import { weal } from '../parts/marks.ts';
import { clock } from '../parts/things.ts';
import type { Pen } from '../pen.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** The same patch of skin with a pen ring around one welt. `hours` since it came, 0 to 24: it rises, spreads, fades without a trace; another comes beside it. */
export function hiveAt(p: Pen, hours: number): string {
  const rise = Math.min(1, hours / 1.5);
  const fade = hours < 3 ? 1 : Math.max(0, 1 - (hours - 3) / 14);
  const other = hours < 6 ? 0 : Math.min(1, (hours - 6) / 6);
  const skin = circle(0, 0, 45);
  return (
    p.body(skin, 'middle', { soft: 12 }) +
    p.within(
      skin,
      (fade > 0.04 ? weal(p, -9, -3, 7 + 10 * rise, 'middle', fade) : '') +
        (other > 0 ? weal(p, 22, 21, 4 + 7 * other, 'middle', other) : ''),
    ) +
    p.line(circle(-9, -3, 23), p.tone('medicine')[0], 2.4, { 'stroke-dasharray': '7 3' })
  );
}

/** One welt at 0, 2, 8 and 24 hours. */
export const hiveDay: Picture = {
  type: 'strip',
  draw: (p) =>
    [0, 2, 8, 24]
      .map((hours, i) => placed(hiveAt(p, hours), 52 + i * 99, 148) + clock(p, 52 + i * 99, 58, 22, hours === 0 ? 720 : hours * 60))
      .join(''),
};
