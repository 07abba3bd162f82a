import type { Skin } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { circle, mirroredShape, type Point } from '../shapes.ts';

/** Right half of the outline from neck to crotch and foot, arm apart; origin at the crown, 220 units tall. */
const trunk: readonly Point[] = [
  [5, 26],
  [6, 34],
  [14, 38],
  [22, 42],
  [24, 54],
  [20, 72],
  [18, 88],
  [20, 102],
  [22, 116],
  [21, 136],
  [18, 156],
  [17, 168],
  [17, 184],
  [13, 204],
  [14, 212],
  [15, 219],
  [5, 219],
  [6, 206],
  [5, 182],
  [6, 160],
  [4, 136],
  [1, 118],
];
const arm =
  'M17 40C25 38 29 44 30 54C32 68 35 80 37 94C39 104 42 114 43 120C44 128 40 133 37 130C34 127 33 120 32 112C29 98 25 84 22 70C19 60 16 50 17 40z';
const shorts: readonly Point[] = [
  [18, 92],
  [20.5, 104],
  [22.5, 120],
  [22, 132],
  [5, 132],
  [1, 119],
];

/** A person from the front, 220 units tall from the crown at (0, 0), about 90 wide; a child is drawn smaller, its head larger. */
export function person(p: Pen, skin: Skin, { child = false, clothes = true } = {}): string {
  const skull = child ? circle(0, 15, 15.5, 17) : circle(0, 15, 11.5, 15);
  const hair = child ? 'M-16 14C-18-8 18-8 16 14C12 6 6 2-2 4-8 5-13 8-16 14z' : 'M-12 13C-14-6 14-6 12 13C10 6 5 2-2 3-7 4-10 7-12 13z';
  return (
    p.body(arm, skin, { soft: 4 }) +
    `<g transform="scale(-1 1)">${p.body(arm, skin, { soft: 4 })}</g>` +
    p.body(mirroredShape(trunk), skin, { soft: 7 }) +
    (clothes ? p.body(mirroredShape(shorts), 'cloth', { soft: 5 }) : '') +
    p.body(skull, skin, { soft: 5 }) +
    p.flat(child ? circle(-5.5, 17, 1.5) + circle(5.5, 17, 1.5) : circle(-4.4, 14, 1.3) + circle(4.4, 14, 1.3), '#22181a', 0.85) +
    p.flat(hair, p.theme === 'light' ? '#3d2f29' : '#0e1716')
  );
}
