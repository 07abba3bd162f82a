/** The picture that messengers and social sites show for a link to an article: its plate on the practice's ground, 1200 × 630. */
import type { ArticleImageText } from '../content/wish.ts';
import { brand } from '../geometry/color.ts';
import { element, linear, stops, svg } from '../geometry/svg.ts';
import { lettering } from '../lettering/lettering.ts';
import { newPen, placed } from '../pictures/pen.ts';
import { pictures } from '../pictures/pictures.ts';
import { landscapeBand } from './landscape.ts';

const size = { width: 1200, height: 630 } as const;

/** Where the plate's drawing is laid on the ground, in pixels: with some room, since a plate may reach beyond its frame. */
export const plateBox = { left: 516, top: 42, width: 684, height: 496 } as const;

/** The plate of an article on a transparent ground, as large as its box. Throws for a plate that nothing draws. */
export function articlePlateSvg(plate: string): string {
  const drawing = pictures[plate];
  if (!drawing) throw new Error(`no drawing of art/pictures has the name "${plate}"`);
  const pen = newPen('light');
  const body = drawing.draw(pen);
  return svg(plateBox.width, plateBox.height, pen.defs(), placed(body, 40, 20, 1.52));
}

/** The ground with its words, as outlines, and room for the plate. Throws for a title that does not fit. */
export async function articleGroundSvg({ title, practice }: ArticleImageText): Promise<string> {
  const { width, height } = size;
  const bold = await lettering('alegreya', 700, `${practice}${title}`);
  const most = 470;
  const tried = [76, 64, 54, 46].map((at) => ({ at, lines: bold.lines(title, at, most) }));
  // A single long word would reach into the plate.
  const fitted = tried.find(({ at, lines }) => lines.length <= 3 && lines.every((line) => bold.width(line, at) <= most)) ?? tried.at(-1);
  if (!fitted || fitted.lines.length > 5) throw new Error(`The title "${title}" is too long for the share image.`);
  const leading = fitted.at * 1.12;
  const first = 290 - ((fitted.lines.length - 1) * leading) / 2;
  return svg(
    width,
    height,
    linear('sky', stops(['#eaf2ee', '#fdf8ec', '#faf0da'], [0, 0.6, 1])),
    element('rect', { width, height, fill: 'url(#sky)' }) +
      landscapeBand({ width, top: 520, bottom: height, seed: 9 }) +
      element('path', { d: bold.outline(practice, 38, 76, 112), fill: brand.oak }) +
      fitted.lines
        .map((words, i) => element('path', { d: bold.outline(words, fitted.at, 76, first + i * leading), fill: brand.inkOnLight }))
        .join(''),
  );
}
