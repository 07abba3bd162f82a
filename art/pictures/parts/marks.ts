import { element } from '../../geometry/svg.ts';
import type { Skin } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { blob, circle } from '../shapes.ts';

/** How redness shows: pink on light skin, brick on brown, purple-brown on dark. */
const flush: Readonly<Record<Skin, string>> = { light: '#dd5a52', middle: '#a93a2e', dark: '#4a1120' };
/** A welt is paler than its flush, and on every skin near the skin's own colour. */
const top: Readonly<Record<Skin, string>> = { light: '#fbdccb', middle: '#dba27d', dark: '#99644f' };

/** A welt seen from above: raised and paler in the middle, a flush around it. */
export function weal(p: Pen, cx: number, cy: number, r: number, skin: Skin, strength = 1): string {
  const edge = (share: number) =>
    blob(cx, cy, (angle) => share * r * (1 + 0.07 * Math.sin(2 * angle + cx) + 0.05 * Math.sin(3 * angle + cy)), 8, 0.86);
  return element(
    'g',
    { opacity: strength },
    p.blurred(p.flat(circle(cx, cy, r * 1.42, r * 1.22), flush[skin], 0.7), Math.round(r * 2) / 10),
    p.blurred(p.flat(edge(0.98), top[skin]), Math.round(r) / 10),
    p.blurred(p.flat(circle(cx - r * 0.2, cy - r * 0.2, r * 0.5, r * 0.38), '#fff', skin === 'dark' ? 0.2 : 0.45), Math.round(r * 2) / 10),
  );
}

/** A patch of inflamed skin, dry and fissured. */
export function rash(p: Pen, cx: number, cy: number, r: number, skin: Skin, strength = 1): string {
  const patch = blob(cx, cy, (angle) => r * (1 + 0.16 * Math.sin(4 * angle + cx) + 0.12 * Math.sin(7 * angle)), 24, 0.8);
  const fissures = `M${cx - r * 0.5} ${cy - r * 0.1}l${r * 0.4} ${r * 0.12}M${cx} ${cy + r * 0.25}l${r * 0.45}-${r * 0.1}M${cx - r * 0.2} ${cy - r * 0.4}l${r * 0.4} ${r * 0.08}`;
  return p
    .blurred(p.flat(patch, flush[skin], 0.7 * strength), r * 0.14)
    .concat(p.line(fissures, flush[skin], 1, { 'stroke-opacity': 0.6 * strength }));
}
