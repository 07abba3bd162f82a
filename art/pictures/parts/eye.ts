import type { Skin } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';

const lashes = (p: Pen) => (p.theme === 'light' ? '#3d2f29' : '#0e1716');

/** The coloured part of the eye with its rays, and what shines in it. */
function iris(p: Pen, x: number, y: number, r: number): string {
  const rays = Array.from({ length: 36 }, (_, i) => {
    const [c, s] = [Math.cos(i * 0.175), Math.sin(i * 0.175)];
    return `M${Math.round(x + c * r * 0.46)} ${Math.round(y + s * r * 0.46)}L${Math.round(x + c * r * 0.9)} ${Math.round(y + s * r * 0.9)}`;
  }).join('');
  return (
    p.body(circle(x, y, r), 'dark', { soft: 6 }) +
    p.line(rays, p.tone('middle')[2], 0.9, { 'stroke-opacity': 0.55 }) +
    p.flat(circle(x, y, r * 0.44), '#1b1512') +
    p.flat(circle(x - r * 0.34, y - r * 0.36, r * 0.2), '#fff') +
    p.flat(circle(x + r * 0.34, y + r * 0.42, r * 0.09), '#fff', 0.6)
  );
}

/**
 * An eye from the front with its lids and brow, around (0, 0), about 190 by 130 units.
 * @param itch 0 calm, 1 red, swollen and narrowed.
 */
export function openEye(p: Pen, itch: number, skin: Skin): string {
  const [up, low, puff] = [30 - 6 * itch, 21 - 2 * itch, 8 * itch];
  const slit = `M-66 8C-44 ${-up - 2} 0 ${-up - 10} 30 ${-up + 2}C46 ${-up + 10} 54-6 64 2C40 ${low + 6} -32 ${low + 8} -66 8z`;
  const lid = `M-70 8C-48 ${-up - 16 - puff} 2 ${-up - 26 - puff} 36 ${-up - 12 - puff}C54 ${-up - 2 - puff} 64-10 68 3C54-6 46 ${-up + 10} 30 ${-up + 2}C0 ${-up - 10} -44 ${-up - 2} -66 8z`;
  const bag = `M-66 8C-32 ${low + 8} 40 ${low + 6} 64 2C56 ${low + 16 + puff} -50 ${low + 22 + puff} -66 8z`;
  const vessels = 'M-58 8q12-5 24-2t14 8M-50 2q10-2 16 3M-50 13q12 0 20-4M58 4q-12-5-22-1t-12 9M50 0q-8-1-14 4M48 12q-10 2-16-3';
  const flush = itch > 0.4 ? 'lining' : skin;
  return (
    p.blurred(
      p.flat(
        `M-88 8C-70-${52 + puff} 70-${58 + puff} 90 2C70 ${44 + puff} -60 ${48 + puff} -88 8z`,
        p.tone(flush)[itch > 0.4 ? 1 : 0],
        0.5,
      ),
      9,
    ) +
    p.flat(slit, p.theme === 'light' ? '#fbf7f1' : '#d9d4cb') +
    p.within(
      slit,
      (itch > 0
        ? p.blurred(p.flat('M-70-20H-26V30H-70zM36-20H70V30H36z', p.tone('lining')[1], 0.75 * itch), 6) +
          p.line(vessels, p.tone('blood')[1], 1.3, { 'stroke-opacity': 0.85 * itch })
        : '') +
        iris(p, 0, -5, 25) +
        p.blurred(p.line(`M-70 4C-44 ${-up - 4} 0 ${-up - 12} 30 ${-up}S54-8 68 0`, '#2a1c18', 12, { 'stroke-opacity': 0.4 }), 4),
    ) +
    p.body(lid, flush, { soft: 5 }) +
    p.body(bag, flush, { soft: 4 }) +
    p.ball(-65, 9, 5, 'lining', 4) +
    p.line(`M-68 9C-44 ${-up - 2} 0 ${-up - 10} 30 ${-up + 2}C46 ${-up + 10} 54-6 66 3`, lashes(p), 3.2) +
    p.line(
      `M-42 ${-up + 6}q-6-5-8-11M-24 ${-up - 1}q-4-6-5-13M-4 ${-up - 4}q-1-7 0-14M16 ${-up - 2}q4-6 7-12M34 ${-up + 3}q6-4 10-10M50 ${-up + 14}q7-2 12-7`,
      lashes(p),
      1.8,
    ) +
    p.line(`M-74-${30 + puff}C-46-${46 + puff} 24-${54 + puff} 74-${18 + puff}`, p.tone(skin)[0], 1.8, { 'stroke-opacity': 0.7 })
  );
}

/** A brow over that eye, its hairs lying outward. */
export function brow(p: Pen): string {
  const hair = 'M-82-58C-58-80 6-94 78-62C84-58 82-54 76-57C20-76-40-66-78-50C-84-50-86-54-82-58z';
  return p.blurred(p.flat(hair, lashes(p), 0.5), 2.5) + p.flat(hair, lashes(p), 0.85);
}
