import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';

/** A tick or a cross in a disc: right, wrong. Shape tells them apart, not colour alone. */
export function tick(p: Pen, x: number, y: number): string {
  return p.flat(circle(x, y, 13), p.tone('cell')[0]) + p.line(`M${x - 6} ${y + 0.5}l4 5L${x + 6.5} ${y - 5.5}`, '#fff', 3);
}
export function cross(p: Pen, x: number, y: number): string {
  return (
    p.flat(`M${x - 8} ${y - 13}h16l5 5v16l-5 5h-16l-5-5v-16z`, p.tone('alarm')[0]) +
    p.line(`M${x - 5.5} ${y - 5.5}l11 11m0-11l-11 11`, '#fff', 3)
  );
}
