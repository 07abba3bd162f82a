import { curveOf, type Point } from '../geometry/points.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { element, line, n, shape, smooth } from '../geometry/svg.ts';
import { away, onCurve, type SprigColors, sprigColors } from '../portraits/stem.ts';
import type { Plate } from './model.ts';
import { type Blade, leaf, profile } from './parts/blade.ts';
import { alternate, stalk, twig } from './parts/twig.ts';

const blade: Blade = {
  profile: profile(0.62, 1.02),
  wide: 0.29,
  skew: 0.085,
  bend: 0.12,
  teeth: { count: 15, depth: 0.085, double: true },
  veins: 13,
  lean: 0.15,
};

/** A winged seed of the American elm: a green wafer, notched at the end, fringed with hairs. */
function samara([x, y]: Point, size: number, angle: number, colors: SprigColors): string {
  const round = (scale: number): Point[] =>
    Array.from({ length: 18 }, (_, i): Point => {
      const a = (i / 18) * 2 * Math.PI;
      const notch = 1 - 0.42 * Math.exp(-((Math.min(a, 2 * Math.PI - a) / 0.24) ** 2));
      return [size * scale * (1 + 0.16 * Math.cos(a)) * notch * Math.cos(a), size * scale * 0.78 * Math.sin(a)];
    });
  const fringe = round(1)
    .map(([px, py]) => `M${n(px)} ${n(py)}L${n(px * 1.2)} ${n(py * 1.22)}`)
    .join('');
  return element(
    'g',
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n((angle * 180) / Math.PI)})` },
    line(fringe, colors.light, 0.7, 0.9),
    shape(smooth(round(1), true), colors.fruit),
    shape(smooth(round(0.8), true), colors.fruitLight, 0.5),
    element('ellipse', { rx: n(size * 0.42), ry: n(size * 0.27), fill: colors.wood, 'fill-opacity': 0.75 }),
    line(`M${n(-size)} 0L${n(size * 0.62)} 0`, colors.wood, 0.7, 0.5),
  );
}

/** A tuft of seeds on long threads, hanging as they do before the leaves are out. */
function tuft(at: Point, many: number, random: Random, colors: SprigColors): string {
  return Array.from({ length: many }, (_, i) => {
    const lean = (i / (many - 1) - 0.5) * 1.35 + between(random, -0.1, 0.1);
    const end = away({ x: at[0], y: at[1] }, between(random, 30, 52), Math.PI / 2 - lean);
    return (
      stalk({ x: at[0], y: at[1], angle: Math.PI / 2 - lean * 1.7 }, end, colors.wood, 0.9) +
      samara(away({ x: end[0], y: end[1] }, 8, Math.PI / 2 - lean * 0.7), between(random, 8.6, 10), Math.PI / 2 - lean * 0.7, colors)
    );
  }).join('');
}

const curve = curveOf('30,74 100,34 184,66 244,190');

/** American elm: lopsided, twice-toothed leaves in two rows; the winged seeds of February on the older wood. */
export const elm: Plate = {
  ground: 'tree',
  place: [0.9, 19.2, 1.02],
  colors: {
    light: sprigColors('#3f7048', '#6d9a58', '#d2e3b0', '#7b5a41', '#a9b860', '#e2e7ab', '#d9c25a'),
    dark: sprigColors('#376a4b', '#72a768', '#d2e9bb', '#a68568', '#b4c26e', '#e8edb8', '#ead473'),
  },
  draw(colors) {
    const random = seeded(1203);
    const leaves = alternate(curve, 5, 0.46, 0.97).map(({ node, side, t }, i) => {
      const angle = node.angle + side * between(random, 0.74, 0.9) * (i === 4 ? 0.25 : 1);
      const foot = away(node, 7, angle);
      const long = 128 * (1.06 - Math.abs(t - 0.66) * 0.7) * (side === -1 ? 0.86 : 1);
      return (
        stalk({ ...node, angle }, foot, colors.wood, 2) +
        leaf({ x: foot[0], y: foot[1], angle }, long, blade, colors, between(random, -0.08, 0.14))
      );
    });
    const tufts = [0.08, 0.27].map((t, i) => {
      const node = onCurve(curve, t);
      return tuft([node.x, node.y + 1], 6 - i, random, colors);
    });
    return tufts.join('') + twig(curve, 5.6, 2.2, colors.wood, colors.fruitLight, [0.1, 0.27, 0.46, 0.58, 0.71, 0.84]) + leaves.join('');
  },
};
