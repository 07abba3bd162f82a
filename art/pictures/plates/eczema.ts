import type { Picture } from '../model.ts';
import { brickWall, skinBlock } from '../parts/skin.ts';
import { tear } from '../parts/things.ts';
import { circle } from '../shapes.ts';

/** A block of skin, and its outermost layer much enlarged: a wall of bricks with gaps, through which water leaves. */
export const eczemaPlate: Picture = {
  type: 'plate',
  draw(p) {
    const lens = circle(268, 112, 92);
    return (
      p.disc(200, 150, 146, 'skin') +
      p.shadow(140, 262, 110, 12) +
      skinBlock(p, { x: 48, y: 142, width: 176, tone: 'middle', layers: [16, 56, 44] }) +
      p.line('M150 148L204 176', p.ink.ink, 1.5) +
      p.flat(lens, p.ink.card) +
      p.within(
        lens,
        p.flat(lens, p.tone('lining')[2], 0.8) +
          brickWall(p, 172, 76, 200, new Set([2, 102, 203, 304, 401])) +
          tear(p, 238, 34, 6) +
          tear(p, 262, 42, 5) +
          tear(p, 286, 30, 5),
      ) +
      p.line(lens, p.ink.ink, 1.8)
    );
  },
};
