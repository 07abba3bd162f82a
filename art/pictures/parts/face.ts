import type { Skin } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';

/** A face from the front around (0, 0), about 190 by 250 units, without hair falling over it. */
export function face(p: Pen, skin: Skin): string {
  const [shade] = p.tone(skin);
  const hair = p.theme === 'light' ? '#3d2f29' : '#0b1413';
  return (
    p.flat('M-92-20C-104-120-50-136 0-136C50-136 104-120 92-20L78 20H-78z', hair) +
    p.body('M-86-8C-100-14-102 22-84 32zM86-8C100-14 102 22 84 32z', skin, { soft: 5 }) +
    p.body('M0-112C58-112 88-76 86-14C84 44 56 118 0 120C-56 118-84 44-86-14C-88-76-58-112 0-112z', skin, { soft: 20 }) +
    p.flat('M-88-30C-90-96-52-118 0-118C52-118 90-96 88-30C80-64 58-92 20-98C-20-100-70-74-88-30z', hair) +
    p.line('M-60-34Q-40-46-20-36M60-34Q40-46 20-36', hair, 4) +
    p.line('M-56-14Q-40-24-24-13Q-40-6-56-14zM56-14Q40-24 24-13Q40-6 56-14z', shade, 2) +
    p.flat(circle(-40, -14, 5) + circle(40, -14, 5), hair) +
    p.line('M-6-26C-8 0-12 14-18 26Q-14 36 0 36Q14 36 18 26', shade, 2) +
    p.line('M-26 68Q-10 60 0 64Q10 60 26 68', p.tone('blood')[0], 2) +
    p.flat('M-26 68Q0 86 26 68Q10 64 0 67Q-10 64-26 68z', p.tone('lining')[1])
  );
}

/** The four pairs of sinuses in their places on that face; the deep pair is faint. */
export function sinuses(p: Pen): string {
  const side = (d: string) => p.body(d, 'air', { soft: 7 });
  const right =
    'M-4-46C-6-62-12-74-26-74C-44-72-48-58-38-48C-28-42-14-42-4-46zM-24 4C-36 0-62 2-66 12C-68 28-54 44-42 50C-30 50-26 38-26 26C-26 18-22 10-24 4z';
  const cells = [
    [-12, -28, 6],
    [-13, -16, 6.5],
    [-13, -4, 6],
    [-8, 6, 4.6],
  ] as const;
  return (
    p.flat(circle(-9, -12, 11, 14) + circle(9, -12, 11, 14), p.tone('air')[0], 0.55) +
    side(right) +
    `<g transform="scale(-1 1)">${side(right)}</g>` +
    [...cells, ...cells.map(([x, y, r]) => [-x, y, r] as const)]
      .map(([x, y, r]) => p.ball(x, y, r, 'air') + p.line(circle(x, y, r), p.tone('air')[0], 1))
      .join('')
  );
}
