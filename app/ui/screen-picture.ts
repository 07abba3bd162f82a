import { saveBlob } from './hand-over.ts';

/** The parts of a word that fit into `room`, for one that is longer than a line. */
function fitting(context: Measure, word: string, room: number): readonly string[] {
  const parts: string[] = [];
  for (const letter of word) {
    const longer = (parts.at(-1) ?? '') + letter;
    if (parts.length > 0 && context.measureText(longer).width <= room) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

type Measure = Pick<CanvasRenderingContext2D, 'measureText'>;

/** Breaks a text into lines no wider than `room`: between words, within one where it is longer than a line. */
export function linesOf(context: Measure, text: string, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((one) => fitting(context, one, room))) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Draws a picture upright in the size of this screen and gives it to the visitor as a file to keep. Rejects where the browser makes none. */
export async function saveScreenPicture(name: string, draw: (canvas: HTMLCanvasElement) => void): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(screen.width, screen.height) * devicePixelRatio;
  canvas.height = Math.max(screen.width, screen.height) * devicePixelRatio;
  draw(canvas);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!blob) throw new Error('The browser made no picture');
  saveBlob(`${name}.png`, blob);
}
