import type { Skin } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { blob } from '../shapes.ts';

/** How redness shows: pink on light skin, brick on brown, purple-brown on dark. */
const flush: Readonly<Record<Skin, string>> = { light: '#dd5a52', middle: '#a93a2e', dark: '#4a1120' };
/** A welt is paler than its flush, and on every skin near the skin's own colour. */
const top: Readonly<Record<Skin, string>> = { light: '#fbdccb', middle: '#dba27d', dark: '#99644f' };

/** A welt seen from above: raised and paler in the middle, a flush around it. */
export function weal(p: Pen, cx: number, cy: number, r: number, skin: Skin, strength = 1): string {
  const edge = (share: number) => (angle: number) => share * r * (1 + 0.07 * Math.sin(2 * angle + cx) + 0.05 * Math.sin(3 * angle + cy));
  const round = (share: number) => blob(cx, cy, edge(share), 12, 0.86);
  const lit = Math.max(0.6, r * 0.1);
  return `<g opacity="${Math.round(strength * 100) / 100}">${p.blurred(p.flat(round(1.45), flush[skin], 0.7), r * 0.16)}${p.flat(round(1), flush[skin], 0.55)}${p.flat(round(0.92), top[skin])}${p.blurred(p.flat(blob(cx - lit * 1.6, cy - lit * 1.8, edge(0.52), 10, 0.8), '#fff', skin === 'dark' ? 0.2 : 0.4), r * 0.14)}</g>`;
}

/** A patch of inflamed skin, dry and fissured. */
export function rash(p: Pen, cx: number, cy: number, r: number, skin: Skin, strength = 1): string {
  const patch = blob(cx, cy, (angle) => r * (1 + 0.16 * Math.sin(4 * angle + cx) + 0.12 * Math.sin(7 * angle)), 24, 0.8);
  const fissures = `M${cx - r * 0.5} ${cy - r * 0.1}l${r * 0.4} ${r * 0.12}M${cx} ${cy + r * 0.25}l${r * 0.45}-${r * 0.1}M${cx - r * 0.2} ${cy - r * 0.4}l${r * 0.4} ${r * 0.08}`;
  return p
    .blurred(p.flat(patch, flush[skin], 0.7 * strength), r * 0.14)
    .concat(p.line(fissures, flush[skin], 1, { 'stroke-opacity': 0.6 * strength }));
}
