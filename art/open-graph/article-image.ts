/** The picture that messengers and social sites show for a link to an article: its plate on the practice's ground, 1200 × 630. */
import { brand } from '../geometry/color.ts';
import { element, linear, svg } from '../geometry/svg.ts';
import { lettering } from '../lettering/lettering.ts';
import { newPen, placed } from '../pictures/pen.ts';
import { pictures } from '../pictures/pictures.ts';
import { landscapeBand } from './landscape.ts';

const size = { width: 1200, height: 630 } as const;

/** What the picture says: the title of the article and the practice's name, in one language. */
export interface ArticleImageText {
  readonly title: string;
  readonly practice: string;
}

/** All text as outlines. Throws for a plate that nothing draws, or a title that does not fit. */
export async function articleImageSvg(plate: string, { title, practice }: ArticleImageText): Promise<string> {
  const drawing = pictures[plate];
  if (!drawing) throw new Error(`no drawing of art/pictures has the name "${plate}"`);
  const { width, height } = size;
  const bold = await lettering('alegreya', 700, `${practice}${title}`);
  const tried = [76, 64, 54, 46].map((at) => ({ at, lines: bold.lines(title, at, 470) }));
  const fitted = tried.find(({ lines }) => lines.length <= 3) ?? tried.at(-1);
  if (!fitted || fitted.lines.length > 5) throw new Error(`The title "${title}" is too long for the share image.`);
  const leading = fitted.at * 1.12;
  const first = 290 - ((fitted.lines.length - 1) * leading) / 2;
  const pen = newPen('light');
  const body = drawing.draw(pen);
  return svg(
    width,
    height,
    linear('sky', [
      [0, '#eaf2ee'],
      [0.6, '#fdf8ec'],
      [1, '#faf0da'],
    ]) + pen.defs(),
    element('rect', { width, height, fill: 'url(#sky)' }) +
      landscapeBand({ width, top: 520, bottom: height, theme: 'light', seed: 9 }) +
      placed(body, 556, 62, 1.52) +
      element('path', { d: bold.outline(practice, 38, 76, 112), fill: brand.oak }) +
      fitted.lines
        .map((words, i) => element('path', { d: bold.outline(words, fitted.at, 76, first + i * leading), fill: brand.inkOnLight }))
        .join(''),
  );
}
