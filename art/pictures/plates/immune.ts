import type { Picture } from '../model.ts';
import { germ } from '../parts/germs.ts';
import { antibody, whiteCell } from '../parts/things.ts';
import { blob } from '../shapes.ts';

/** Four kinds of defenders around a germ: an eater cell, a T cell, a B cell, and the antibodies it makes. */
export const immunePlate: Picture = {
  type: 'plate',
  draw: (p) =>
    p.disc(200, 150, 146, 'immune') +
    p.body(
      blob(112, 112, (a) => 50 + 9 * Math.sin(3 * a) + 5 * Math.sin(5 * a + 1), 30),
      'fat',
      { soft: 16 },
    ) +
    p.body('M92 96C104 82 128 84 136 100C140 116 126 126 118 116C108 128 88 122 92 96z', 'medicine', { soft: 8 }) +
    p.line('M256 82l-10-6M252 104h-12M258 126l-9 7', p.tone('cell')[0], 4) +
    whiteCell(p, 288, 104, 40) +
    whiteCell(p, 270, 216, 42, 'medicine') +
    antibody(p, 226, 212, -80, 0.7) +
    antibody(p, 240, 184, -40, 0.7) +
    antibody(p, 134, 214, 62, 1.1) +
    antibody(p, 110, 236, 84, 0.9) +
    antibody(p, 128, 184, 78, 0.8) +
    germ(p, 186, 176, 24),
};
