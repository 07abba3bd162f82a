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

/**
 * The front of an eye and both lids, cut from top to bottom and seen from the side, looking left; 170 by 180 units around the
 * middle of the eyeball. The clear skin covers the white of the eye and the inside of the lids, not the cornea.
 */
export function eyeSection(p: Pen, skin: Skin, itch: number): string {
  const thick = 3 + 6 * itch;
  const clear = p.tone('lining')[itch > 0.5 ? 0 : 1];
  const upper = 'M80-78C20-96-50-90-82-50C-94-34-88-22-76-20L-62-34C-46-58-10-70 30-62L80-56z';
  const lower = 'M80 78C20 90-40 84-72 50C-84 36-80 24-68 22L-56 34C-40 56-10 66 30 60L80 56z';
  return (
    p.body(circle(0, 0, 62), 'plastic', { soft: 14 }) +
    p.body('M-44-44C-78-30-78 30-44 44C-34 24-34-24-44-44z', 'air', { soft: 8 }) +
    p.body('M-36-30C-28-34-22-26-22-12L-34-8zM-36 30C-28 34-22 26-22 12L-34 8z', 'muscle', { soft: 4 }) +
    p.body('M-28-24C-12-16-12 16-28 24C-36 12-36-12-28-24z', 'air', { soft: 5 }) +
    p.body(upper, skin, { soft: 9 }) +
    p.body(lower, skin, { soft: 9 }) +
    p.line('M-66-31C-46-56-10-66 30-58Q44-52 26-54C4-58-22-54-42-44', clear, thick) +
    p.line('M-58 32C-40 52-10 62 30 56Q42 52 26 52C4 56-22 54-42 44', clear, thick) +
    (itch > 0.5 ? p.line('M-34-49q8 8 4 14M-6-58q6 8 2 14M-34 49q8-8 4-14M-6 58q6-8 2-14', p.tone('blood')[1], 1.6) : '') +
    p.line('M-82-22l-18-4M-84-28l-18-9M-82-36l-16-13M-72 24l-14 5M-74 30l-13 9', p.theme === 'light' ? '#3d2f29' : '#0e1716', 2)
  );
}
