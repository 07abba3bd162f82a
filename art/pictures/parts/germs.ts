import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';

/** A germ with its spikes. */
export function germ(p: Pen, cx: number, cy: number, r: number): string {
  const spikes = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * 2 * Math.PI + 0.2;
    const at = (reach: number) =>
      `${Math.round((cx + reach * Math.cos(angle)) * 10) / 10} ${Math.round((cy + reach * Math.sin(angle)) * 10) / 10}`;
    return `M${at(r * 0.9)}L${at(r * 1.32)}`;
  }).join('');
  return p.line(spikes, p.tone('alarm')[0], r * 0.16) + p.body(circle(cx, cy, r), 'alarm', { soft: r * 0.4 });
}

/** Rod-shaped germs, lying at an angle. */
export function rod(p: Pen, x: number, y: number, turn: number, scale = 1): string {
  return `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})">${p.body('M-9-4H9A4 4 0 0 1 9 4H-9A4 4 0 0 1-9-4z', 'alarm', { soft: 3 })}</g>`;
}
