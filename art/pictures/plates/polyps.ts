import type { Picture } from '../model.ts';
import { head } from '../parts/head.ts';
import { polyps } from '../parts/polyps.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** The nose in section with a bunch of polyps hanging from under the middle ridge. */
export const polypsPlate: Picture = {
  type: 'plate',
  draw(p) {
    const view = circle(200, 150, 138);
    return (
      p.disc(200, 150, 148, 'nose') +
      p.within(view, placed(head(p, { skin: 'dark' }) + polyps(p, 1), 0, -66, 1.72)) +
      p.line(view, p.tone('air')[0], 1.6)
    );
  },
};
