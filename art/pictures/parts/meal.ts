import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';

/** A steak with its rim of fat and its bone, about 150 by 110 units around (0, 0). */
function steak(p: Pen): string {
  const cut = 'M-72-8C-70-40-34-56 4-52C40-50 74-36 76-4C78 26 52 30 36 40C18 52-4 58-28 48C-54 40-74 20-72-8z';
  const lean = 'M-62-6C-60-32-30-45 4-42C36-40 64-28 65-4C66 18 44 20 29 31C14 42-4 46-24 38C-46 31-64 16-62-6z';
  return (
    p.body(cut, 'fat', { soft: 8 }) +
    p.body(lean, 'blood', { soft: 12 }) +
    p.line('M-44 6Q-30-6-14 2M-30 22Q-14 14 0 22M18 14Q32 4 46 6', p.tone('fat')[2], 2.6, { 'stroke-opacity': 0.75 }) +
    p.body('M-12-47C-6-30-4-18 8-10C24-4 40-8 54-14C58-8 56-2 50 0C34 6 14 6 2-2C-12-10-18-28-22-46z', 'bone', { soft: 5 })
  );
}

/** A dinner plate from above with the steak on it, `r` its radius. */
export function steakPlate(p: Pen, cx: number, cy: number, r: number): string {
  return (
    p.shadow(cx, cy + r * 0.7, r * 1.05, r * 0.3) +
    p.body(circle(cx, cy, r, r * 0.82), 'plastic', { soft: r * 0.12 }) +
    p.line(circle(cx, cy, r * 0.78, r * 0.62), p.tone('plastic')[0], 1.2) +
    `<g transform="translate(${cx} ${cy}) scale(${Math.round(r * 1.04) / 100})">${steak(p)}</g>`
  );
}
