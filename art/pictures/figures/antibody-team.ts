import type { Picture } from '../model.ts';
import { germ } from '../parts/germs.ts';
import { antibody } from '../parts/things.ts';
import { placed } from '../pen.ts';
import { box } from '../shapes.ts';

/** Germs in front of a lining: caught by antibodies, and without antibodies on their way through. */
export const antibodyTeam: Picture = {
  type: 'pair',
  draw(p) {
    const wall = (x: number) =>
      Array.from(
        { length: 6 },
        (_, i) => p.body(box(x + i * 30, 186, 28, 42, 8), 'lining', { soft: 5 }) + p.ball(x + 14 + i * 30, 210, 7, 'lining'),
      ).join('');
    const caught = (x: number, y: number) =>
      antibody(p, x, y + 46, 0, 0.86) + antibody(p, x - 42, y + 14, 70, 0.86) + antibody(p, x + 42, y + 14, -70, 0.86) + germ(p, x, y, 17);
    return (
      wall(11) +
      caught(58, 78) +
      placed(caught(0, 0), 146, 118, 0.86) +
      wall(211) +
      germ(p, 252, 92, 17) +
      germ(p, 340, 84, 17) +
      germ(p, 298, 150, 16) +
      germ(p, 362, 186, 14) +
      germ(p, 266, 200, 14) +
      p.changed('M211 186h178v42h-178z')
    );
  },
};
