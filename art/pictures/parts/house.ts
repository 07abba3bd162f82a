import { type Point, triples } from '../../geometry/points.ts';
import { smooth } from '../../geometry/svg.ts';
import { broad, hairs, legs } from '../../grains/dust-mite.ts';
import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';

/** The dust mite of art/grains/dust-mite.ts, head up, about 160 by 200 units around (0, 0): milky, finely lined, with what it has eaten. */
export function mite(p: Pen): string {
  const [shade, base, light] = p.tone('bone');
  const both = (draw: (side: number) => string) => draw(1) + draw(-1);
  const at = (side: number, x: number, y: number) => `${Math.round(x * side * 100)} ${Math.round(y * 100)}`;
  const limbs = [0, 1, 2, 3].map((i) => {
    const d = both((side) =>
      legs
        .map(
          (joints) =>
            `M${joints
              .slice(i, i + 2)
              .map(([x, y]) => at(side, x, y))
              .join('L')}`,
        )
        .join(''),
    );
    const width = 11 - i * 2.3;
    return p.line(d, shade, width) + p.line(d, base, width * 0.72) + p.line(d, light, width * 0.22, { transform: 'translate(-1 -1)' });
  });
  const strands = both((side) => hairs.map(([ax, ay, bx, by]) => `M${at(side, ax, ay)}L${at(side, bx, by)}`).join(''));
  const trunk = smooth(
    Array.from({ length: 24 }, (_, i): Point => {
      const [c, s] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
      return [100 * c * broad(0.04 + 0.61 * s), 4 + 61 * s];
    }),
    true,
  );
  const folds = Array.from({ length: 13 }, (_, i) => `M-50 ${i * 9 - 54}Q0 ${i * 9 - (i < 5 ? 66 : 42)} 50 ${i * 9 - 54}`).join('');
  return (
    p.line(strands, shade, 1.2) +
    limbs.toReversed().join('') +
    p.body('M-9-50C-9-62-4-68 0-69C4-68 9-62 9-50z', 'bone', { soft: 5 }) +
    p.body(trunk, 'bone', { soft: 18 }) +
    p.blurred(p.flat(circle(0, 20, 20, 22), p.tone('allergen')[0], 0.5), 9) +
    p.within(
      trunk,
      p.line(folds, shade, 0.9, { 'stroke-opacity': 0.5 }) + p.line('M-44-20Q0-10 44-20', shade, 2.4, { 'stroke-opacity': 0.6 }),
    )
  );
}

/** A cat lying, its head to the left; about 96 by 48 units from (0, 0). */
export function lyingCat(p: Pen): string {
  return (
    p.line('M82 38C98 40 100 22 90 16', p.tone('allergen')[0], 8) +
    p.line('M82 38C98 40 100 22 90 16', p.tone('allergen')[1], 5.6) +
    p.body('M24 44C20 22 44 12 62 16C82 20 92 34 86 44Q80 48 70 46H30z', 'allergen', { soft: 9 }) +
    p.body('M8 22L7 4L17 11Q22 9 27 11L36 4L36 22C38 34 30 40 22 40C13 40 6 34 8 22z', 'allergen', { soft: 6 }) +
    p.line(
      'M14 24q2.5 2 5 0M25 24q2.5 2 5 0M16 30q3 4 6 0q3 4 6 0M22 27.5v2M6 29l-8-1M6 32l-8 2M38 29l8-1',
      p.theme === 'light' ? '#2c1a12' : '#1c100b',
      1.3,
    )
  );
}

/** A cockroach seen from above, its head up; about 26 by 48 units around (0, 0). */
export function roach(p: Pen): string {
  const legs = 'M-6-4L-15-10L-17-16M-7 3L-17 4L-21 10M-6 10L-15 16L-17 26';
  const dark = p.theme === 'light' ? '#3a1c10' : '#1c0e08';
  const side = p.line(`${legs}M-2-17C-6-26-12-30-14-36`, dark, 1.6);
  return (
    side +
    `<g transform="scale(-1 1)">${side}</g>` +
    p.body(circle(0, 5, 8.5, 17), 'muscle', { soft: 5 }) +
    p.line('M0-4V20M-6 14Q0 18 6 14', dark, 1) +
    p.body(circle(0, -11, 7, 6), 'blood', { soft: 3 })
  );
}

/** Spots of mold that spread from a corner at (0, 0), to the left and down. */
export function moldSpots(p: Pen): string {
  const spots = triples('-6,7,5 -17,6,4 -9,18,4.5 -28,8,3 -5,29,3.5 -19,17,2.5 -37,5,2 -7,40,2 -13,28,2');
  return p
    .blurred(spots.map(([x, y, r]) => p.flat(circle(x, y, r * 1.5), p.tone('cell')[0], 0.4)).join(''), 2)
    .concat(spots.map(([x, y, r]) => p.flat(circle(x, y, r), '#22302a', 0.75)).join(''));
}
