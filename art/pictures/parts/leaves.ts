import type { Pen } from '../pen.ts';
import { placed } from '../pen.ts';

/** Three leaves of poison ivy on one stem: the middle one on the longest stalk, the outer two lopsided. The stem ends at (0, 0), going up. */
export function poisonIvy(p: Pen): string {
  const leaf = 'M0 0C-18-6-28-22-24-38C-20-44-22-52-12-62C-8-70-4-76 0-84C5-76 10-70 12-60C20-52 20-44 24-36C26-22 16-6 0 0z';
  const outer = 'M0 0C-12-6-20-18-20-34C-18-50-8-66 0-78C8-68 16-60 18-50C26-44 28-34 26-24C22-10 12-2 0 0z';
  const veins = 'M0 0V-74M0-18L-14-28M0-18L14-28M0-36L-14-48M0-36L14-48M0-54L-7-62M0-54L7-62';
  const one = (d: string) => p.body(d, 'cell', { soft: 11 }) + p.line(veins, p.tone('cell')[2], 1.3, { 'stroke-opacity': 0.8 });
  return (
    p.line('M10 64C2 40 0 24 0 0V-26M0 0L-16-8M0 0L16-8', p.tone('muscle')[0], 2.6) +
    placed(one(outer), 14, -6, 0.95, 66) +
    `<g transform="scale(-1 1)">${placed(one(outer), 14, -6, 0.95, 66)}</g>` +
    placed(one(leaf), 0, -24, 1)
  );
}
