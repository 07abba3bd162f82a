import type { Point } from '../../geometry/points.ts';
import { seeded } from '../../geometry/random.ts';
import { n, smooth } from '../../geometry/svg.ts';
import type { Skin } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { box } from '../shapes.ts';

interface Block {
  readonly x: number;
  /** Where the skin's surface lies, and how wide the block is. */
  readonly y: number;
  readonly width: number;
  readonly tone: Skin;
  /** Depth of the top layer, of the layer below it, and of the fat. */
  readonly layers?: readonly [top: number, middle: number, fat: number];
  /** How far the surface rises at `u`, 0 at the left edge, 1 at the right. */
  readonly rise?: (u: number) => number;
}

/** A block of skin cut open: top layer with its pegs, dermis with its vessels, fat below. */
export function skinBlock(p: Pen, { x, y, width, tone, layers = [17, 62, 50], rise = () => 0 }: Block): string {
  const [top, middle, fat] = layers;
  const line = (depth: number, share: number, wave: (u: number) => number = () => 0): Point[] =>
    Array.from({ length: 33 }, (_, i): Point => {
      const u = i / 32;
      return [x + u * width, y + depth - rise(u) * share + wave(u)];
    });
  const surface = line(0, 1);
  const pegs = line(top, 0.9, (u) => 3.6 * Math.sin(u * width * 0.33));
  const deep = line(top + middle, 0, (u) => 3 * Math.sin(u * 9 + 1));
  const between = (upper: readonly Point[], lower: readonly Point[]) => `${smooth(upper)}L${smooth([...lower].reverse()).slice(1)}z`;
  const bottom: Point[] = [
    [x, y + top + middle + fat],
    [x + width, y + top + middle + fat],
  ];
  const random = seeded(7);
  const fatBand = between(deep, bottom);
  let lobules = '';
  for (let row = 0; row < 2; row += 1) {
    for (let at = x - 6; at < x + width + 10; at += 25) {
      lobules += p.ball(n1(at + random() * 8), n1(y + top + middle + fat * (0.3 + row * 0.5) + random() * 4), 14, 'fat', fat * 0.28);
    }
  }
  const vessel = `M${x} ${n(y + top + middle - 14)}C${x + width * 0.3} ${n(y + top + middle - 26)} ${x + width * 0.6} ${n(y + top + middle - 4)} ${x + width} ${n(y + top + middle - 16)}`;
  return (
    p.body(fatBand, 'fat', { soft: 8 }) +
    p.within(fatBand, lobules) +
    p.body(between(pegs, deep), 'tissue', { soft: 9 }) +
    p.line(vessel, p.tone('blood')[1], 5) +
    p.line(vessel, p.tone('blood')[2], 1.4) +
    p.body(between(surface, pegs), tone, { soft: 5 })
  );
}

const n1 = (value: number) => Math.round(value * 10) / 10;

/** The top layer much enlarged, as bricks; `gaps` names the bricks that are missing (row * 100 + place), which are marked. */
export function brickWall(p: Pen, x: number, y: number, width: number, gaps: ReadonlySet<number>): string {
  const [rows, high, wide] = [5, 19, 38];
  let bricks = '';
  let holes = '';
  for (let row = 0; row < rows; row += 1) {
    const shift = row % 2 ? -wide / 2 : 0;
    for (let place = 0; place * wide + shift < width; place += 1) {
      const from = Math.max(0, place * wide + shift + 1.5);
      const to = Math.min(width, (place + 1) * wide + shift - 1.5);
      if (to - from < 6) continue;
      if (gaps.has(row * 100 + place)) {
        holes += box(x + from - 2, y + row * (high + 3) - 2, to - from + 4, high + 4, 5);
        continue;
      }
      const lift = gaps.size > 0 ? Math.sin(place * 2.1 + row) * 1.6 : 0;
      const [a, b, top] = [n(x + from), n(x + to), y + row * (high + 3) + lift];
      bricks += p.body(
        `M${a} ${n(top + high / 2)}Q${a} ${n(top)} ${n(x + from + 7)} ${n(top)}H${n(x + to - 7)}Q${b} ${n(top)} ${b} ${n(top + high / 2)}T${n(x + to - 7)} ${n(top + high)}H${n(x + from + 7)}Q${a} ${n(top + high)} ${a} ${n(top + high / 2)}z`,
        'tissue',
        { soft: 4 },
      );
    }
  }
  return (holes ? p.flat(holes, p.ink.card) : '') + bricks + (holes ? p.changed(holes) : '');
}
