import type { Picture } from '../model.ts';
import { spoon } from '../parts/things.ts';
import { placed } from '../pen.ts';

/** Seven spoons in an arc, each with more on it than the one before. */
export const foodChallengePlate: Picture = {
  type: 'plate',
  draw(p) {
    const spoons = Array.from({ length: 7 }, (_, i) => {
      const turn = -66 + i * 22;
      const angle = (turn * Math.PI) / 180;
      return placed(
        spoon(p, (i + 0.6) / 6.6),
        Math.round(200 + 138 * Math.sin(angle)),
        Math.round(226 - 138 * Math.cos(angle)),
        1.42,
        turn,
      );
    });
    const bowl = 'M132 218H268C268 258 244 276 200 276C156 276 132 258 132 218z';
    return (
      p.disc(200, 150, 146, 'food') +
      spoons.join('') +
      p.shadow(200, 278, 70, 8) +
      p.body(bowl, 'plastic', { soft: 12 }) +
      p.body('M128 218a72 17 0 0 1 144 0a72 17 0 0 1-144 0z', 'plastic', { soft: 5 }) +
      p.body('M140 218a60 12 0 0 1 120 0a60 12 0 0 1-120 0z', 'allergen', { soft: 6 })
    );
  },
};
