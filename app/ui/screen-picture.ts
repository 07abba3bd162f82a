import { saveBlob } from './hand-over.ts';

/** Breaks a text into lines no wider than `room`. */
export function linesOf(context: CanvasRenderingContext2D, text: string, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Draws a picture upright in the size of this screen and gives it to the visitor as a file to keep. */
export function saveScreenPicture(name: string, draw: (canvas: HTMLCanvasElement) => void): void {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(screen.width, screen.height) * devicePixelRatio;
  canvas.height = Math.max(screen.width, screen.height) * devicePixelRatio;
  draw(canvas);
  canvas.toBlob((blob) => blob && saveBlob(`${name}.png`, blob));
}
