import { triples } from '../../geometry/points.ts';
import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';

/** A dust mite seen from above, enlarged many hundred times, its head up; about 110 by 130 units around (0, 0). */
export function mite(p: Pen): string {
  const legs = 'M-22-38C-40-52-44-66-36-78M-30-22C-54-32-62-48-58-62M-34 14C-56 16-66 30-62 46M-28 30C-44 40-48 54-40 68';
  const [shade] = p.tone('fat');
  const side = p.line(legs, shade, 6) + p.line(legs, p.tone('fat')[1], 3.4);
  const hairs = 'M-12 56C-16 70-18 80-26 88M-4 59C-6 74-4 82-6 92M-34-2C-46-4-54-2-62-6M-20-46C-24-54-24-60-30-66';
  return (
    side +
    `<g transform="scale(-1 1)">${side}</g>` +
    p.line(hairs, shade, 1.2) +
    `<g transform="scale(-1 1)">${p.line(hairs, shade, 1.2)}</g>` +
    p.body('M0-70C10-70 14-58 14-48H-14C-14-58-10-70 0-70z', 'allergen', { soft: 5 }) +
    p.body('M0-54C26-54 40-26 40 6C40 40 24 60 0 60C-24 60-40 40-40 6C-40-26-26-54 0-54z', 'fat', { soft: 16 }) +
    p.line('M-37-14Q0-2 37-14M-30-30Q0-20 30-30M-26 34Q0 46 26 34', shade, 1.2, { 'stroke-opacity': 0.5 })
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
      'M14 24q2.5 2 5 0M25 24q2.5 2 5 0M22 29v2.500l-3 2M22 31.500l3 2M6 29l-8-1M6 32l-8 2M38 29l8-1',
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
