import { mix } from '../geometry/color.ts';
import { type Curve, curveOf, type Point } from '../geometry/points.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { element, line, n } from '../geometry/svg.ts';
import { away, type Node, onCurve, type SprigColors, sprigColors } from '../portraits/stem.ts';
import type { Plate } from './model.ts';
import { type Blade, leaf, profile } from './parts/blade.ts';
import { alternate, stalk, twig } from './parts/twig.ts';

const blade: Blade = {
  profile: profile(0.46, 0.56),
  wide: 0.26,
  skew: 0.06,
  bend: 0.08,
  teeth: { count: 9, depth: 0.11 },
  veins: 8,
  lean: 0.15,
};

/** The little bells of autumn in the angle of a leaf: a few red-brown cups with stamens hanging out. */
function flowers(at: Node, random: Random, colors: SprigColors): string {
  const parts: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    const angle = Math.PI / 2 + (i - 2) * 0.5 + between(random, -0.14, 0.14);
    const end = away(at, between(random, 6, 11), angle);
    parts.push(line(`M${n(at.x)} ${n(at.y)}L${n(end[0])} ${n(end[1])}`, colors.fruit, 0.9));
    for (let k = -1; k <= 1; k += 1) {
      const tip = away({ x: end[0], y: end[1] }, between(random, 4.2, 5.8), angle + k * 0.5);
      parts.push(line(`M${n(end[0])} ${n(end[1])}L${n(tip[0])} ${n(tip[1])}`, colors.fruitLight, 0.7));
      parts.push(element('circle', { cx: n(tip[0]), cy: n(tip[1]), r: 1.25, fill: colors.pollen }));
    }
    parts.push(element('circle', { cx: n(end[0]), cy: n(end[1]), r: 2.3, fill: colors.fruit }));
  }
  return parts.join('');
}

/** The corky wings that run along the twigs of many cedar elms. */
function wings(curve: Curve, from: number, to: number, colors: SprigColors): string {
  const runs = [1, -1].map((side) => {
    const points = Array.from({ length: 15 }, (_, i): Point => {
      const at = onCurve(curve, from + ((to - from) * i) / 14);
      return away(at, 4 + (i % 3 === 0 ? -1.4 : i % 3 === 1 ? 0.9 : 0.2), at.angle + (side * Math.PI) / 2);
    });
    return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
  });
  return line(runs.join(''), mix(colors.wood, colors.fruitLight, 0.3), 3.2);
}

/** One shoot with its two rows of leaves, and flowers in their angles. */
function shoot(curve: Curve, many: number, size: number, thick: number, random: Random, colors: SprigColors): string {
  const nodes = alternate(curve, many, 0.12, 0.97);
  const leaves = nodes.map(({ node, side, t }, i) => {
    const angle = node.angle + side * between(random, 0.82, 1.04) * (i === many - 1 ? 0.15 : 1);
    const foot = away(node, 3, angle);
    const long = size * between(random, 0.9, 1.08) * (0.78 + 0.42 * Math.sin(Math.PI * (0.2 + 0.72 * t)));
    return (
      stalk({ ...node, angle }, foot, colors.wood, 1.4) +
      leaf({ x: foot[0], y: foot[1], angle }, long, blade, colors, between(random, -0.12, 0.14))
    );
  });
  const bells = nodes.filter((_, i) => i % 2 === 1 && i < many - 2).map(({ node }) => flowers(node, random, colors));
  return twig(curve, thick, 1.4, colors.wood, colors.fruitLight) + leaves.join('') + bells.join('');
}

const main = curveOf('40,300 66,206 128,110 232,40');
const right = curveOf('74,216 130,190 196,186 270,206');
const left = curveOf('104,156 92,122 84,84 88,40');

/** Cedar elm: small, rough, blunt leaves, corky wings along the twig, and its flowers in autumn. */
export const cedarElm: Plate = {
  ground: 'tree',
  place: [-10.9, -4.5, 1.06],
  colors: {
    light: sprigColors('#365f42', '#5d8a52', '#c7dba4', '#7d5f49', '#98504a', '#dfc3a4', '#d39b3e'),
    dark: sprigColors('#2f5f47', '#659a63', '#c8e2b4', '#a88a70', '#bb6e66', '#e6cfb4', '#ecb963'),
  },
  draw(colors) {
    const random = seeded(1307);
    return (
      wings(main, 0.02, 0.4, colors) +
      shoot(left, 8, 38, 2.6, random, colors) +
      shoot(right, 10, 44, 3, random, colors) +
      shoot(main, 15, 46, 5.4, random, colors)
    );
  },
};
