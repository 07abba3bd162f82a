import type { Skin } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';

/**
 * An eye from the front with its lids, around (0, 0), about 180 by 110 units.
 * @param itch 0 calm, 1 red, swollen and narrowed.
 */
export function openEye(p: Pen, itch: number, skin: Skin): string {
  const up = 30 - 7 * itch;
  const low = 25 - 4 * itch;
  const slit = `M-62 6C-40 ${-up - 4} 6 ${-up - 12} 60 4C36 ${low + 8} -28 ${low + 8} -62 6z`;
  const vessels =
    'M-54 6q12-4 20 0M-46 0q8-1 14 4M-48 11q10 0 16-4M54 4q-12-5-20 0M48-2q-8 0-12 5M46 10q-8 2-14-3M-36 14q6-2 8-8M38 14q-4-4-6-8';
  return (
    p.blurred(
      p.flat(
        `M-84 6C-70-${44 + 6 * itch} 66-${54 + 6 * itch} 86 4C70 ${40 + 10 * itch} -60 ${42 + 10 * itch} -84 6z`,
        p.tone(itch > 0.5 ? 'lining' : skin)[0],
        0.4,
      ),
      8,
    ) +
    p.flat(slit, p.theme === 'light' ? '#fbf7f1' : '#d9d4cb') +
    p.within(
      slit,
      (itch > 0
        ? p.flat(slit, p.tone('lining')[1], 0.42 * itch) + p.line(vessels, p.tone('blood')[1], 1.7, { 'stroke-opacity': itch })
        : '') +
        p.body(circle(2, -2, 25), 'muscle', { soft: 8 }) +
        p.flat(circle(2, -2, 11), '#1b1512') +
        p.flat(circle(-6, -10, 4.4), '#fff') +
        p.blurred(p.flat(`M-70-40H70V-${up - 12}Q0-${up + 4}-70-${up - 12}z`, '#2a1c18', 0.55), 4),
    ) +
    p.body(
      `M-62 6C-40 ${low + 8 + 4} 36 ${low + 8 + 4} 60 4C52 ${low + 16 + 8 * itch} -48 ${low + 18 + 8 * itch} -62 6z`,
      itch > 0.4 ? 'lining' : skin,
      { soft: 4, rim: 0.8 },
    ) +
    p.flat('M-62 6q-7 1-8 4q8 4 14-1z', p.tone('lining')[1]) +
    p.line(`M-62 6C-40 ${-up - 4} 6 ${-up - 12} 60 4`, p.theme === 'light' ? '#3d2f29' : '#0e1716', 3.4) +
    p.line(
      `M-44-${up * 0.72}l-6-9M-26-${up * 0.98}l-4-11M-6-${up + 4}l-2-12M16-${up + 2}l3-12M36-${up - 7}l7-10M52-${up - 18}l9-7`,
      p.theme === 'light' ? '#3d2f29' : '#0e1716',
      2,
    ) +
    p.line(`M-74-${22 + 8 * itch}C-44-${44 + 6 * itch} 40-${50 + 6 * itch} 76-${16 + 6 * itch}`, p.tone(skin)[0], 1.6)
  );
}
