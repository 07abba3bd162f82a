import type { MovingPictureId } from '#app/content/pictures/moving-picture-ids.ts';
import { type ProseElement, plainText } from '#app/content/text/prose.ts';
import type { PictureType } from '#art/drawn.ts';

/** The place of a number and the end of its line, in units of art/drawn.ts. */
type Spot = readonly [x: number, y: number] | readonly [x: number, y: number, toX: number, toY: number];

export interface PictureLabel {
  /** More than one where both halves of a pair show the same thing. */
  readonly spots: readonly Spot[];
  /** The place of its text on a wide chart, instead of the number. */
  readonly beside?: readonly [x: number, y: number, width: number];
  readonly text: string;
}

/** A word on the drawing of a chart: the place of its center, and its text. */
export type PictureWord = readonly [x: number, y: number, text: string];

/** The parts of a picture that a figure shows, in one language. */
export interface FigurePicture {
  readonly id: string;
  readonly type: PictureType;
  readonly name: string;
  readonly caption: string;
  readonly halves?: readonly [string, string];
  readonly labels: readonly PictureLabel[];
  readonly words: readonly PictureWord[];
  readonly moves?: Pick<MovingPicture, 'drawing' | 'label' | 'stages'>;
}

/** The data that animates a drawing. */
export interface MovingPicture {
  readonly drawing: MovingPictureId;
  readonly type: PictureType;
  /** A description of the whole picture. */
  readonly name: string;
  /** The label of the slider, and the text of each stage along it. */
  readonly label: string;
  readonly stages: readonly string[];
}

function wordOf(written: string): PictureWord {
  const [x, y, ...text] = written.split(' ');
  return [Number(x), Number(y), text.join(' ')];
}

/** Returns a picture from an article's prose, where app/content/pictures/pictures.server.ts writes it. */
export function pictureOfProse({ attributes, children }: ProseElement): FigurePicture {
  const { id, type, name, caption, first, second, words, moving, slider, stages } = attributes;
  const labels = children.flatMap((child): PictureLabel[] => {
    if (typeof child === 'string') return [];
    const { at, also, beside } = child.attributes;
    const spots = [at, also].flatMap((spot) => (spot === undefined ? [] : [String(spot).split(' ').map(Number) as unknown as Spot]));
    return [
      {
        spots,
        text: plainText(child.children),
        ...(beside === undefined ? {} : { beside: String(beside).split(' ').map(Number) as unknown as [number, number, number] }),
      },
    ];
  });
  return {
    id: String(id),
    type: type as PictureType,
    name: String(name),
    caption: String(caption),
    ...(first === undefined ? {} : { halves: [String(first), String(second)] as const }),
    labels,
    words: words === undefined ? [] : String(words).split('|').map(wordOf),
    ...(moving === undefined
      ? {}
      : { moves: { drawing: moving as MovingPictureId, label: String(slider), stages: String(stages).split('|') } }),
  };
}
