import type { Picture } from '../model.ts';
import { cordsFromAbove } from '../parts/larynx.ts';
import { circle } from '../shapes.ts';

/** The vocal cords as the camera sees them from above, in the round of its picture, the thin scope beside. */
export const laryngoscopyPlate: Picture = {
  type: 'plate',
  draw(p) {
    const view = circle(186, 144, 116);
    return (
      p.disc(200, 150, 146, 'nose') +
      p.within(view, cordsFromAbove(p, 186, 150, 1.35, 1)) +
      p.line(view, p.tone('steel')[0], 5) +
      p.line('M392 36C330 10 300 60 306 120S330 232 286 262', p.theme === 'light' ? '#2b3436' : '#0c1212', 11) +
      p.line('M392 34C330 8 298 58 304 118S328 230 284 260', p.tone('steel')[0], 3) +
      p.body('M280 254L294 268L284 276L272 266z', 'steel', { soft: 3 }) +
      p.ball(277, 271, 4, 'fat')
    );
  },
};
