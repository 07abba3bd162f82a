import type { Picture } from '../model.ts';
import { head } from '../parts/head.ts';
import { polyps } from '../parts/polyps.ts';
import { placed } from '../pen.ts';
import { box } from '../shapes.ts';

/** The nose in section: full of polyps, and after treatment with one small one left. */
export const polypsPair: Picture = {
  type: 'pair',
  draw: (p) =>
    p.within(
      box(8, 34, 184, 198, 14),
      placed(
        head(p, { skin: 'dark', swelling: 1.15 }) +
          polyps(p, 1) +
          p.ringed('M88 136C88 118 120 112 148 116C164 124 162 150 146 154C124 158 90 154 88 136z', 1.6),
        -40,
        -64,
        1.46,
      ),
    ) + p.within(box(208, 34, 184, 198, 14), placed(head(p, { skin: 'dark' }) + polyps(p, 0.12), 160, -64, 1.46)),
};
