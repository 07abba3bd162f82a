import { curveOf } from '../geometry/points.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { element, lens, line, n, shape } from '../geometry/svg.ts';
import { away, type Node, onCurve, type SprigColors, sprigColors } from '../portraits/stem.ts';
import type { Plate } from './model.ts';
import { type Blade, profile } from './parts/blade.ts';
import { type Pinnate, pinnate } from './parts/compound.ts';
import { twig } from './parts/twig.ts';

const leaflet: Blade = {
  profile: profile(0.62, 0.9),
  wide: 0.22,
  skew: 0.02,
  teeth: { count: 9, depth: 0.045 },
  veins: 8,
};
const form: Pinnate = { pairs: 2, from: 0.38, spread: 0.86, sizes: [0.47, 0.5], end: 0.58, bend: 0.3 };

/** The pollen flowers: a dense tuft of stamens, before or with the first leaves, where last year's leaves stood. */
function tuft(at: Node, heading: number, random: Random, colors: SprigColors): string {
  const parts: string[] = [];
  for (let i = 0; i < 26; i += 1) {
    const angle = heading + between(random, -0.85, 0.85);
    const end = away(at, between(random, 7, 22), angle);
    parts.push(line(`M${n(at.x)} ${n(at.y)}L${n(end[0])} ${n(end[1])}`, colors.fruit, 0.8));
    parts.push(shape(lens(end[0], end[1], 6, 3.4, angle + between(random, -0.3, 0.3)), i % 3 === 0 ? colors.fruitLight : colors.pollen));
  }
  return parts.join('');
}

/** A key: one seed with an oar-shaped wing, drawn beside the twig since keys grow on other trees than pollen. */
function key(at: Node, long: number, colors: SprigColors): string {
  const d = `M0 0C${n(long * 0.2)} ${n(-long * 0.05)} ${n(long * 0.4)} ${n(-long * 0.17)} ${n(long * 0.78)} ${n(-long * 0.13)}C${n(long)} ${n(-long * 0.1)} ${n(long)} ${n(long * 0.1)} ${n(long * 0.78)} ${n(long * 0.13)}C${n(long * 0.4)} ${n(long * 0.17)} ${n(long * 0.2)} ${n(long * 0.05)} 0 0Z`;
  return element(
    'g',
    { transform: `translate(${n(at.x)} ${n(at.y)}) rotate(${n((at.angle * 180) / Math.PI)})` },
    line(`M${n(-long * 0.34)} 0L0 0`, colors.wood, 1),
    shape(d, colors.fruitLight),
    shape(lens(long * 0.02, 0, long * 0.46, long * 0.12, 0), colors.fruit),
    line(
      `M${n(long * 0.46)} 0L${n(long * 0.9)} 0M${n(long * 0.5)} ${n(-long * 0.06)}L${n(long * 0.84)} ${n(-long * 0.06)}`,
      colors.fruit,
      0.7,
      0.6,
    ),
  );
}

const curve = curveOf('146,306 150,230 152,160 164,96');

/** Arizona ash: opposite leaves of three to seven leaflets, tufts of pollen flowers in opposite pairs, two keys beside. */
export const ash: Plate = {
  ground: 'tree',
  place: [20, 38.6, 0.883],
  colors: {
    light: sprigColors('#3b6f52', '#6b9d63', '#cfe3b4', '#7d6a52', '#a08a3a', '#dfd494', '#c9a93a'),
    dark: sprigColors('#346b55', '#6fa873', '#cfe8bf', '#a9957a', '#b39c4c', '#e8deaa', '#e6c860'),
  },
  draw(colors) {
    const random = seeded(1409);
    const tufts = [0.24, 0.46].flatMap((t) => {
      const node = onCurve(curve, t);
      return [1, -1].map((side) => tuft(beside(node, side), node.angle + side * 1.15, random, colors));
    });
    const pair = [
      { t: 0.72, side: 1, long: 116, spread: 1.0 },
      { t: 0.72, side: -1, long: 120, spread: 1.04 },
      { t: 0.99, side: 1, long: 92, spread: 0.4 },
      { t: 0.99, side: -1, long: 96, spread: 0.5 },
    ].map(({ t, side, long, spread }) => {
      const node = onCurve(curve, t);
      return pinnate({ ...node, angle: node.angle + side * spread }, long, leaflet, { ...form, bend: side * form.bend }, random, colors);
    });
    const keys = key({ x: 226, y: 212, angle: 1.25 }, 62, colors) + key({ x: 250, y: 204, angle: 0.78 }, 58, colors);
    return twig(curve, 6, 3.2, colors.wood, colors.fruitLight, [0.24, 0.46, 0.72]) + tufts.join('') + pair.join('') + keys;
  },
};

/** The edge of the twig at a node, where a tuft sits. */
function beside(node: Node, side: number): Node {
  const [x, y] = away(node, 2.4, node.angle + (side * Math.PI) / 2);
  return { x, y, angle: node.angle };
}
