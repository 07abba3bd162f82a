import type { Pen } from '../pen.ts';
import { blob, circle } from '../shapes.ts';

/**
 * A small airway cut across, 176 units wide around (cx, cy): muscle ring, swollen lining, mucus, and the way left for air.
 * @param attack 0 at rest, 1 in an attack: the ring tightens, the lining swells, mucus fills the folds.
 */
export function airway(p: Pen, cx: number, cy: number, attack: number): string {
  const between = (calm: number, tight: number) => calm + (tight - calm) * attack;
  const outer = between(80, 74);
  const lining = outer - between(9, 17);
  const open = lining - between(14, 27);
  const fold = (depth: number) => (angle: number) => open * (1 + depth * Math.cos(6 * angle) + depth * 0.3 * Math.sin(3 * angle + 1));
  const wall = blob(cx, cy, fold(between(0.02, 0.2)), 48);
  const slit = blob(cx, cy, (angle) => fold(between(0.02, 0.34))(angle) * between(0.95, 0.46), 48);
  const [deep, air, bright] = p.tone('air');
  const ring = blob(cx, cy, () => outer, 16);
  return (
    p.flat(circle(cx, cy, 88), p.tone('tissue')[2], 0.55) +
    p.body(ring, 'muscle', { soft: 7 }) +
    p.line(circle(cx, cy, outer - between(4.5, 8.5)), p.tone('muscle')[0], between(4, 9), {
      'stroke-dasharray': '1.5 9',
      'stroke-linecap': 'butt',
      'stroke-opacity': 0.55,
    }) +
    p.body(
      blob(cx, cy, () => lining, 16),
      'lining',
      { soft: between(8, 12) },
    ) +
    p.body(wall, 'mucus', { soft: 5 }) +
    p.flat(slit, air) +
    p.within(
      slit,
      p.blurred(
        p.flat(circle(cx + 6, cy + 8, open * 0.7), deep, 0.75) + p.flat(circle(cx - open * 0.4, cy - open * 0.45, open * 0.35), bright),
        9,
      ),
    )
  );
}
