import type { Picture } from '../model.ts';
import { type Pen, placed } from '../pen.ts';
import { mirroredShape } from '../shapes.ts';

/** Someone on the back, head to the left, the legs raised on a cushion; 220 units wide, the ground at y = 196. */
function lying(p: Pen): string {
  const hair = p.theme === 'light' ? '#3d2f29' : '#0e1716';
  return (
    p.shadow(116, 198, 112, 7) +
    p.body('M138 197L194 140Q206 132 211 144L220 197z', 'fat', { soft: 9 }) +
    p.body('M46 164L60 166V190L46 188z', 'middle', { soft: 4 }) +
    p.body('M20 170C20 156 32 148 44 152C50 155 50 162 49 168L51 176C50 190 42 196 32 194C24 191 20 182 20 170z', 'middle', { soft: 6 }) +
    p.flat('M30 195C18 190 12 178 16 166C18 158 24 152 30 152C24 162 26 170 30 176C32 184 32 190 30 195z', hair) +
    p.line('M37 160l4-1', hair, 1.8) +
    p.body('M56 162C72 154 104 154 124 160C134 168 134 190 124 196H58C50 192 48 170 56 162z', 'cloth', { soft: 9 }) +
    p.body('M116 164L204 108L216 128L132 196H118z', 'medicine', { soft: 9 }) +
    p.body('M203 108L194 92Q198 82 209 89L224 124L215 130z', 'steel', { soft: 5 }) +
    p.body('M70 170C88 166 110 172 126 184C132 190 126 197 118 195C104 187 88 186 72 185C62 184 62 172 70 170z', 'middle', { soft: 6 })
  );
}

/** Hips and legs in trousers from the front, hip at y = 36, knee at y = 168; the place for the pen is the middle third, outside. */
function legs(p: Pen): string {
  const half = [
    [34, 0],
    [42, 18],
    [47, 40],
    [46, 84],
    [41, 126],
    [34, 166],
    [33, 184],
    [32, 214],
    [9, 214],
    [9, 184],
    [8, 164],
    [6, 120],
    [2, 62],
  ] as const;
  const place = 'M47 81C46 96 44 112 41 125C34 124 29 118 30 108C31 96 36 84 47 81z';
  const third = 'M54 36h8M54 80h8M54 124h8M54 168h8M58 36V168';
  return (
    p.body(mirroredShape(half), 'medicine', { soft: 13 }) +
    p.body('M-36-6H36L38 10H-38z', 'cloth', { soft: 4 }) +
    p.line('M0 10V58M-26 170Q-20 174-14 170M26 170Q20 174 14 170', p.tone('medicine')[0], 1.3) +
    p.changed(place) +
    `<g transform="scale(-1 1)">${p.changed(place)}</g>` +
    p.line(third, p.ink.quiet, 1.6)
  );
}

/** Lying flat with the legs raised, and the place for epinephrine: the outer side of the middle of the thigh. */
export const lyingAndThigh: Picture = {
  type: 'strip',
  draw: (p) => placed(lying(p), 8, 10) + placed(legs(p), 306, 16),
};
