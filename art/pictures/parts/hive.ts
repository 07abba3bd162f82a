import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';
import { weal } from './marks.ts';

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
