import type { Skin } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { blob } from '../shapes.ts';

/** How redness shows: pink on light skin, deeper on brown, purple-brown on dark. */
const flush: Readonly<Record<Skin, string>> = { light: '#d5544a', middle: '#a8392c', dark: '#54161d' };

/** A welt seen from above: raised and paler in the middle, a flush around it. */
export function weal(p: Pen, cx: number, cy: number, r: number, skin: Skin, strength = 1): string {
  const edge = (angle: number) => r * (1 + 0.1 * Math.sin(3 * angle + cx) + 0.07 * Math.sin(5 * angle + cy));
  return (
    p.blurred(
      p.flat(
        blob(cx, cy, (angle) => edge(angle) * 1.55, 16, 0.86),
        flush[skin],
        0.62 * strength,
      ),
      4,
    ) + `<g opacity="${strength}">${p.body(blob(cx, cy, edge, 18, 0.84), skin, { soft: r * 0.45, rim: 0.9 })}</g>`
  );
}

/** A patch of inflamed skin, dry and fissured. */
export function rash(p: Pen, cx: number, cy: number, r: number, skin: Skin, strength = 1): string {
  const patch = blob(cx, cy, (angle) => r * (1 + 0.16 * Math.sin(4 * angle + cx) + 0.12 * Math.sin(7 * angle)), 24, 0.8);
  return (
    p.blurred(p.flat(patch, flush[skin], 0.7 * strength), r * 0.14) +
    p.line(
      `M${cx - r * 0.5} ${cy - r * 0.1}l${r * 0.4} ${r * 0.12}M${cx} ${cy + r * 0.25}l${r * 0.45}-${r * 0.1}M${cx - r * 0.2} ${cy - r * 0.4}l${r * 0.4} ${r * 0.08}`,
      flush[skin],
      1,
      { 'stroke-opacity': 0.6 * strength },
    )
  );
}
