import { peak, type RingPoint, ridge, sprayStarts } from './my-air-shape.ts';

/** A plant in the visitor's year. */
interface AirPlant {
  readonly name: string;
  /** "November to February". */
  readonly months: string;
  /** January to December, 0 to 3. */
  readonly levels: readonly number[];
  readonly color: string;
  readonly grain: CanvasImageSource;
}

export interface MyAirPicture {
  readonly plants: readonly AirPlant[];
  /** The title, the twelve months' names, what the spray mark means, and a last line. */
  readonly texts: { readonly title: string; readonly months: readonly string[]; readonly spray: string; readonly foot: string };
  readonly fonts: { readonly display: string; readonly sans: string };
  readonly colors: { readonly page: string; readonly ink: string; readonly quiet: string; readonly line: string; readonly mark: string };
}

/** The sheet's width in drawing units. */
const width = 1000;
const middle = width / 2;
const rings = { inner: 165, outer: 360, months: 405 } as const;

/** Returns a point of the year around the ring's middle, January at the top, clockwise. */
const pointAt = (turn: number, radius: number) => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
};
const radiusOf = ({ level }: RingPoint) => rings.inner + ((rings.outer - rings.inner) * level) / 3;

/** Breaks a text into lines no wider than `room`. */
function linesOf(context: CanvasRenderingContext2D, text: string, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawRing(context: CanvasRenderingContext2D, { texts, fonts, colors }: MyAirPicture): void {
  context.strokeStyle = colors.line;
  for (const radius of [rings.inner, rings.outer]) {
    context.beginPath();
    context.arc(0, 0, radius, 0, 2 * Math.PI);
    context.stroke();
  }
  context.font = `600 26px ${fonts.sans}`;
  context.fillStyle = colors.quiet;
  context.textBaseline = 'middle';
  for (const [month, name] of texts.months.entries()) {
    context.fillText(name, ...pointAt((month + 0.5) / 12, rings.months));
    context.beginPath();
    context.moveTo(...pointAt(month / 12, rings.inner));
    context.lineTo(...pointAt(month / 12, rings.outer));
    context.stroke();
  }
}

function drawPlant(context: CanvasRenderingContext2D, { levels, color }: AirPlant): void {
  context.beginPath();
  for (const point of ridge(levels)) context.lineTo(...pointAt(point.turn, radiusOf(point)));
  context.closePath();
  context.arc(0, 0, rings.inner, 0, 2 * Math.PI, true);
  context.globalAlpha = 0.72;
  context.fillStyle = color;
  context.fill('evenodd');
  context.globalAlpha = 1;
}

/** Draws grains with the same peak side by side. */
function drawGrains(context: CanvasRenderingContext2D, plants: readonly AirPlant[]): void {
  const size = 84;
  const taken: number[] = [];
  for (const { levels, grain } of plants) {
    const point = peak(levels);
    const beside = taken.filter((turn) => Math.abs(turn - point.turn) < 0.01).length;
    taken.push(point.turn);
    const [x, y] = pointAt(point.turn + beside * 0.042, radiusOf(point) - size / 3);
    context.drawImage(grain, x - size / 2, y - size / 2, size, size);
  }
}

function drawMark(context: CanvasRenderingContext2D, x: number, y: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(x, y - 13);
  context.lineTo(x + 13, y + 11);
  context.lineTo(x - 13, y + 11);
  context.fill();
}

/** Draws the plants with their months, the spray mark and the last line, from `top` down. @returns where it ends */
function drawLegend(context: CanvasRenderingContext2D, { plants, texts, fonts, colors }: MyAirPicture, top: number): number {
  let y = top;
  context.textAlign = 'start';
  context.textBaseline = 'alphabetic';
  const write = (text: string, font: string, color: string) => {
    context.font = font;
    for (const line of linesOf(context, text, width - 210)) {
      context.fillStyle = color;
      context.fillText(line, 150, y);
      y += 38;
    }
  };
  for (const { name, months, color } of plants) {
    context.fillStyle = color;
    context.fillRect(92, y - 22, 32, 24);
    write(`${name}: ${months}`, `600 27px ${fonts.sans}`, colors.ink);
  }
  if (plants.some(({ levels }) => sprayStarts(levels).length > 0)) {
    drawMark(context, 108, y - 10, colors.mark);
    write(texts.spray, `400 25px ${fonts.sans}`, colors.ink);
  }
  write(texts.foot, `400 22px ${fonts.sans}`, colors.quiet);
  return y;
}

/** Draws the ring and all in it, around the origin. */
function drawYear(context: CanvasRenderingContext2D, picture: MyAirPicture): void {
  const { plants, colors } = picture;
  context.textAlign = 'center';
  drawRing(context, picture);
  // Short seasons cover long ones, so that none is hidden.
  const amount = ({ levels }: AirPlant) => levels.reduce((sum, level) => sum + level, 0);
  for (const plant of [...plants].sort((one, other) => amount(other) - amount(one))) drawPlant(context, plant);
  for (const turn of plants.flatMap(({ levels }) => sprayStarts(levels)))
    drawMark(context, ...pointAt(turn, rings.inner - 26), colors.mark);
  drawGrains(context, plants);
}

/**
 * Draws the visitor's year as a ring of months on a canvas of any upright size: plants as ridges with their grains on the peaks, when to
 * begin the spray, and what each color means.
 */
export function drawMyAir(canvas: HTMLCanvasElement, picture: MyAirPicture): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { texts, fonts, colors } = picture;
  const scale = canvas.width / width;
  const height = canvas.height / scale;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  const legend = drawLegend(context, picture, 0);
  // The ring gets what the legend leaves, up to its full size.
  const room = height - legend - 170;
  const size = Math.min(1, room / (2 * rings.months + 60));
  const above = (room - size * (2 * rings.months + 60)) / 2;
  context.fillStyle = colors.page;
  context.fillRect(0, 0, width, height);
  context.fillStyle = colors.ink;
  context.font = `700 62px ${fonts.display}`;
  context.textAlign = 'center';
  context.fillText(texts.title, middle, above + 90);
  const down = above + 130 + size * (rings.months + 20);
  context.save();
  context.translate(middle, down);
  context.scale(size, size);
  drawYear(context, picture);
  context.restore();
  drawLegend(context, picture, down + size * (rings.months + 40) + 40);
}
