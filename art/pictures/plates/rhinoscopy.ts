import type { Picture } from '../model.ts';
import { head } from '../parts/head.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** A thin camera on its way along the floor of the nose, its light on the middle ridge. */
export const rhinoscopyPlate: Picture = {
  type: 'plate',
  draw(p) {
    const view = circle(210, 150, 138);
    const scope = 'M-8 216C20 196 52 188 80 172C98 162 116 154 140 148';
    return (
      p.disc(210, 150, 148, 'nose') +
      p.within(view, placed(head(p, { skin: 'light' }), 24, -66, 1.6) + p.flat('M142 146L214 112L226 152z', p.tone('fat')[2], 0.75)) +
      p.line(view, p.tone('air')[0], 1.6) +
      p.line(scope, p.theme === 'light' ? '#2b3436' : '#0c1212', 9) +
      p.line(scope, p.tone('steel')[0], 2.4, { transform: 'translate(-1 -2)' }) +
      p.ball(142, 147, 4.5, 'fat')
    );
  },
};
