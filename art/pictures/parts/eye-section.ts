import type { Skin } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';

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
