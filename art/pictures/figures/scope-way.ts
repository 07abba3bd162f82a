import type { Picture } from '../model.ts';
import { head, throat } from '../parts/head.ts';
import { type Pen, placed } from '../pen.ts';
import { box } from '../shapes.ts';

function section(p: Pen, tube: string, tip: readonly [number, number], extra: string): string {
  const steel = p.theme === 'light' ? '#2b3436' : '#0c1212';
  return head(p) + throat(p) + extra + p.line(tube, steel, 5.4) + p.line(tube, p.tone('steel')[0], 1.4) + p.ball(...tip, 3.6, 'fat');
}
const frame = (p: Pen, body: string, x: number, y: number, scale: number) => p.within(box(8, 8, 384, 224, 14), placed(body, x, y, scale));

/** The way of the thin camera along the floor of the nose to the place where polyps grow and sinuses drain. */
export const noseScope: Picture = {
  type: 'strip',
  draw: (p) =>
    frame(
      p,
      section(
        p,
        'M4 178C24 164 44 154 64 150C90 144 108 136 124 131',
        [124, 131],
        p.ringed('M88 134C100 126 140 124 164 130C160 140 110 144 88 134z', 1.6),
      ),
      50,
      -72,
      1.42,
    ),
};

/** The way of the thin camera through the nose, over the soft palate and down to just above the vocal cords. */
export const throatScope: Picture = {
  type: 'strip',
  draw: (p) =>
    frame(
      p,
      section(
        p,
        'M4 176C24 166 44 156 66 152C110 150 150 150 174 152C190 156 194 176 192 204C191 222 188 236 184 246',
        [184, 247],
        p.ringed('M158 262Q176 256 192 264Q190 274 176 276Q160 274 158 262z', 1.8),
      ),
      100,
      -52,
      0.98,
    ),
};
