import { curveOf } from '../geometry/points.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { element, n } from '../geometry/svg.ts';
import { away, type Node, type SprigColors, sprigColors } from '../portraits/stem.ts';
import type { Plate } from './model.ts';
import { type Blade, leaf, profile } from './parts/blade.ts';
import { alternate, stalk, twig } from './parts/twig.ts';

const blade: Blade = {
  profile: profile(0.48, 1.55),
  wide: 0.2,
  skew: 0.075,
  bend: 0.34,
  teeth: { count: 13, depth: 0.07 },
  veins: 5,
  lean: 0.2,
  threeVeined: true,
};

/** A berry on its long stalk: hard, sweet and orange-red, one in the angle of a leaf. */
function berry(node: Node, angle: number, long: number, random: Random, colors: SprigColors): string {
  const [x, y] = away(node, long, angle);
  const r = between(random, 5.4, 6.4);
  return (
    stalk({ ...node, angle: angle - 0.5 }, [x, y], colors.wood, 1.3) +
    element('circle', { cx: n(x), cy: n(y), r: n(r), fill: colors.fruit }) +
    element('circle', { cx: n(x - r * 0.22), cy: n(y - r * 0.26), r: n(r * 0.6), fill: colors.pollen, 'fill-opacity': 0.85 }) +
    element('ellipse', { cx: n(x - r * 0.36), cy: n(y - r * 0.42), rx: n(r * 0.24), ry: n(r * 0.16), fill: colors.fruitLight }) +
    element('circle', { cx: n(x + r * 0.3), cy: n(y + r * 0.86), r: 0.9, fill: colors.wood })
  );
}

const curve = curveOf('40,40 58,128 122,202 236,246');

/** Hackberry: a lopsided leaf with three veins from its foot and a long drawn-out point; one berry to a leaf. */
export const hackberry: Plate = {
  ground: 'tree',
  place: [-23.7, -22.6, 1.1],
  colors: {
    light: sprigColors('#467440', '#79a153', '#dbe7b3', '#7f6a4e', '#a8481f', '#fbdfb0', '#d67a35'),
    dark: sprigColors('#3d6f45', '#7dac64', '#d9ebbd', '#a89274', '#bc5a2b', '#ffe7c2', '#ea9551'),
  },
  draw(colors) {
    const random = seeded(1613);
    const nodes = alternate(curve, 8, 0.1, 0.98);
    const leaves = nodes.map(({ node, side, t }, i) => {
      const angle = node.angle + side * between(random, 0.7, 0.88) * (i === nodes.length - 1 ? 0.1 : 1);
      const foot = away(node, 12, angle);
      const long = 112 * (1.05 - Math.abs(t - 0.48) * 0.52) * (side === 1 ? 0.8 : 1);
      return (
        stalk({ ...node, angle }, foot, colors.wood, 1.8) +
        leaf({ x: foot[0], y: foot[1], angle }, long, { ...blade, bend: -side * 0.3 }, colors, between(random, -0.08, 0.16))
      );
    });
    const berries = nodes
      .slice(1, 7)
      .map(({ node, side }) =>
        berry(
          node,
          node.angle + side * 0.22 + between(random, -0.12, 0.12) + (side === 1 ? 0.5 : -0.1),
          between(random, 25, 34),
          random,
          colors,
        ),
      );
    return (
      twig(
        curve,
        5.4,
        2,
        colors.wood,
        colors.fruitLight,
        nodes.map(({ t }) => t),
      ) +
      leaves.join('') +
      berries.join('')
    );
  },
};
