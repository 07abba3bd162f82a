import { linesOf, saveScreenPicture } from '#app/ui/screen-picture.ts';

interface LockScreen {
  readonly title: string;
  readonly name: string;
  readonly lines: readonly { readonly label: string; readonly text: string }[];
  readonly act: string;
  readonly fonts: { readonly display: string; readonly sans: string };
}

/** Everything is drawn on a sheet 1,000 units wide; the phone's own clock stands in its top third, its buttons in its last tenth. */
const width = 1000;
const clock = 0.34;
const foot = 0.88;
const margin = 70;

/** Writes the card from `top` on with letters `size` times as large as the largest. @returns where it ends */
function write(context: CanvasRenderingContext2D, { title, name, lines, act, fonts }: LockScreen, top: number, size: number): number {
  let y = top;
  const text = (words: string, weight: number, letters: number, face: string, color: string) => {
    context.font = `${weight} ${letters * size}px ${face}`;
    context.fillStyle = color;
    for (const line of linesOf(context, words, width - 2 * margin)) {
      y += letters * size * 1.3;
      context.fillText(line, margin, y);
    }
  };
  text(title, 700, 76, fonts.display, '#ffd9cf');
  if (name !== '') text(name, 700, 60, fonts.sans, '#ffffff');
  for (const { label, text: said } of lines.filter((one) => one.text !== '')) {
    y += 16 * size;
    text(label, 400, 36, fonts.sans, '#c9d6cd');
    text(said, 700, 48, fonts.sans, '#ffffff');
  }
  y += 24 * size;
  text(act, 700, 52, fonts.sans, '#ffd9cf');
  return y;
}

/** Draws what whoever finds the phone must know on a canvas of any upright size, as large as fits below the clock. */
function drawLockScreen(canvas: HTMLCanvasElement, picture: LockScreen): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = canvas.width / width;
  const height = canvas.height / scale;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  let size = 1;
  while (size > 0.4 && write(context, picture, height * clock, size) > height * foot) size -= 0.05;
  context.fillStyle = '#16302c';
  context.fillRect(0, 0, width, height);
  write(context, picture, height * clock, size);
}

/** Gives the card to the visitor as a picture in the size of this screen. */
export function saveLockScreen(name: string, picture: LockScreen): Promise<void> {
  return saveScreenPicture(name, (canvas) => drawLockScreen(canvas, picture));
}
