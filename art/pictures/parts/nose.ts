import { triples } from '../../geometry/points.ts';
import { element } from '../../geometry/svg.ts';
import type { Pen } from '../pen.ts';
import { box, circle } from '../shapes.ts';

/**
 * One half of the face cut from ear to ear, seen from the front: dividing wall of the nose at x = 0 to 8, then the nasal
 * cavity with its ridges, the eye above and the cheek sinus beside it, whose way out lies high on its inner wall. 170 by 200 units.
 * @param swollen 0 open, 1 the way out is swollen shut and the sinus full.
 */
export function cheekSinus(p: Pen, swollen: number): string {
  const sinus = 'M66 88C80 84 120 84 142 92C158 104 158 124 146 140C132 160 112 176 96 178C82 178 76 164 74 150C72 130 70 112 66 104z';
  const inner = 'M76 98C90 94 118 94 136 100C146 110 146 122 136 134C124 150 108 164 98 166C88 166 84 154 83 144C82 128 80 112 76 106z';
  const cavity = 'M10 36C24 26 44 32 50 46C56 62 58 74 60 88L66 92V102L62 104C64 130 66 150 60 168Q36 178 10 172z';
  return (
    p.body('M-2 4H150Q176 30 172 96C170 150 140 196 96 204H-2z', 'tissue', { soft: 12 }) +
    p.flat(
      'M52 40C60 60 62 74 66 84C84 80 120 80 146 88C162 100 166 124 152 144C138 166 118 182 96 184H58C70 172 70 140 68 110C66 90 58 60 44 40z',
      p.tone('bone')[1],
    ) +
    p.body(circle(110, 48, 31), 'plastic', { soft: 9 }) +
    p.body(circle(110, 50, 13), 'dark', { soft: 5 }) +
    p.flat(circle(110, 50, 6), '#1b1512') +
    p.flat(circle(106, 46, 2.4), '#fff') +
    p.body(cavity, 'air', { soft: 7 }) +
    triples('56,44,6 62,57,6 66,71,6')
      .map(([x, y, r]) => p.ball(x, y, r, 'air'))
      .join('') +
    p.body(sinus, swollen > 0.5 ? 'lining' : 'tissue', { soft: 6 }) +
    (swollen > 0.5
      ? p.body(inner, 'mucus', { soft: 8 })
      : p.body(
          'M69 92C82 88 120 88 140 96C152 106 152 124 142 136C128 156 110 170 97 172C86 172 81 160 79 148C77 130 75 112 71 104z',
          'air',
          { soft: 8 },
        )) +
    p.body('M30 34C40 44 42 60 40 74C48 84 46 106 36 110C26 108 28 92 32 80C28 66 26 48 30 34z', 'lining', { soft: 5 }) +
    p.body('M63 118C48 116 30 124 28 142C28 158 40 162 46 154C50 146 56 142 63 142z', 'lining', { soft: 6 }) +
    p.body(box(-2, 20, 10, 160, 3), 'lining', { soft: 4 }) +
    (swollen > 0.5 ? p.body('M56 86C62 82 70 86 74 92C78 98 74 106 66 106C58 106 52 94 56 86z', 'lining', { soft: 4 }) : '')
  );
}

/** A nose from the front with its lower half opened: dividing wall in the middle, ridges on the outer walls. 170 by 170 units around x = 0. */
export function noseFromFront(p: Pen): string {
  const half = (side: string) =>
    side +
    p.body('M7 20C14 2 26-6 32 6C44 34 54 64 56 92C56 116 44 130 28 130Q10 130 7 112z', 'air', { soft: 7 }) +
    p.body('M38 24C28 24 20 36 24 48C30 54 40 48 45 42z', 'lining', { soft: 5 }) +
    p.body('M51 66C36 64 24 74 26 90C30 102 44 98 55 88z', 'lining', { soft: 6 });
  const one = half('');
  return (
    p.body(
      'M0-44C16-44 20-20 28 4C38 34 58 60 68 92C78 120 62 142 40 142C26 142 20 150 0 150C-20 150-26 142-40 142C-62 142-78 120-68 92C-58 60-38 34-28 4C-20-20-16-44 0-44z',
      'middle',
      { soft: 11 },
    ) +
    one +
    element('g', { transform: 'scale(-1 1)' }, one) +
    p.body('M-5 8Q0 2 5 8L7 134Q0 140-7 134z', 'bone', { soft: 4 })
  );
}

/** A spray bottle with its nozzle's tip at (0, 0), standing below; 40 by 110 units. */
export function sprayBottle(p: Pen): string {
  return (
    p.body('M-4 2Q0-3 4 2L6 30H-6z', 'plastic', { soft: 3 }) +
    p.body('M-19 30H19V38H-19z', 'plastic', { soft: 3 }) +
    p.body('M-14 38H14L16 96Q0 102-16 96z', 'medicine', { soft: 6 })
  );
}
