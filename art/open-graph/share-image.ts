/** The picture that messengers and social sites show for a link to the site: 1200 × 630, one for each language. */

import type { ShareImageText } from '../content/wish.ts';
import { brand } from '../geometry/color.ts';
import { triples } from '../geometry/points.ts';
import { element, linear, radial, stops, svg } from '../geometry/svg.ts';
import { grainGroup } from '../grains/grain.ts';
import { lettering } from '../lettering/lettering.ts';
import { landscapeBand } from './landscape.ts';

const shareImageSize = { width: 1200, height: 630 } as const;

const margin = 76;
const column = 620;

/** Tagline size and lines: the largest of three sizes at which the tagline keeps to four lines. */
function fitted(lines: (size: number) => readonly string[]): { size: number; broken: readonly string[] } {
  const tried = [66, 58, 50].map((size) => ({ size, broken: lines(size) }));
  const found = tried.find(({ broken }) => broken.length <= 4) ?? tried.at(-1);
  if (!found || found.broken.length > 5) throw new Error('The tagline is too long for the share image.');
  return found;
}

/** The share image as SVG, all text as outlines. Throws when the tagline cannot fit. */
export async function shareImageSvg(text: ShareImageText): Promise<string> {
  const { width, height } = shareImageSize;
  const bold = await lettering('alegreya', 700, `${text.practice}${text.tagline}`);
  const plain = await lettering('atkinson-hyperlegible-next', 500, text.city);
  const { size, broken } = fitted((at) => bold.lines(text.tagline, at, column));
  const leading = size * 1.12;
  const first = 244 + (4 - broken.length) * leading * 0.42;
  const [sunX, sunY, sunRadius] = [930, 264, 186];
  const drift = triples('706,118,15 1136,92,19 1152,402,12 742,410,12 668,58,8 806,52,7');
  return svg(
    width,
    height,
    linear('sky', stops(['#bfdadb', '#dfe9da', '#f8eccb', '#f9e3bb'], [0, 0.42, 0.74, 1])) +
      radial('glow', sunX, sunY, 430, stops(['#fff4d2', '#fff0c8', '#fff0c8'], [0, 0.45, 1], [1, 0.65, 0])),
    element('rect', { width, height, fill: 'url(#sky)' }) +
      element('rect', { width, height, fill: 'url(#glow)' }) +
      landscapeBand({ width, top: 462, bottom: height, seed: 5 }) +
      grainGroup('juniper', { cx: sunX, cy: sunY, radius: sunRadius, theme: 'light', id: 'sun', cells: 420 }) +
      drift.map(([cx, cy, radius], i) => grainGroup('juniper', { cx, cy, radius, theme: 'light', id: `drift${i}`, cells: 90 })).join('') +
      element('path', { d: bold.outline(text.practice, 40, margin, 112), fill: brand.oak }) +
      element('path', { d: plain.outline(text.city, 24, margin, 148), fill: '#48605a' }) +
      broken
        .map((words, i) => element('path', { d: bold.outline(words, size, margin, first + i * leading), fill: brand.inkOnLight }))
        .join(''),
  );
}
