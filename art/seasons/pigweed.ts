import { curveOf, triples } from '../geometry/points.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { away, type Node, onCurve, type SprigColors, sprigColors } from '../portraits/stem.ts';
import type { Plate } from './model.ts';
import { type Blade, leaf, profile } from './parts/blade.ts';
import { tassel } from './parts/tassel.ts';
import { alternate, stalk, twig } from './parts/twig.ts';

const blade: Blade = { profile: profile(0.66, 0.92), wide: 0.31, bend: 0.1, veins: 9, lean: 0.2 };

/** A spike of small crowded flowers, prickly with bracts, bowing under its own weight. */
function spike(at: Node, long: number, bend: number, wide: number, random: Random, colors: SprigColors): string {
  return tassel(
    at,
    {
      long,
      bend,
      width: (t) => wide * Math.min(1, 0.55 + 2.4 * t) * (1 - t ** 2.4 * 0.72),
      rows: Math.round(long / 2.7),
      across: 5,
      bead: 2.25,
      tones: [colors.fruit, colors.pollen, colors.fruitLight],
      thread: colors.leaf,
      stamens: { long: 2.6, thread: colors.fruitLight, tip: colors.light, every: 0.26 },
    },
    random,
  );
}

const curve = curveOf('150,308 146,236 138,168 146,108');

/** Pigweed: long-stalked, strongly veined leaves in turn up the stem; dense spikes, the tallest bowing over. */
export const pigweed: Plate = {
  ground: 'weed',
  place: [3.2, -30.9, 1.1],
  colors: {
    light: sprigColors('#4a7440', '#7aa057', '#d6e3ac', '#9c6f56', '#7f7440', '#dcd597', '#aeab5c'),
    dark: sprigColors('#43734a', '#7fab68', '#d7e8bb', '#bb8d74', '#8f8450', '#e6dfa9', '#bfbc70'),
  },
  draw(colors) {
    const random = seeded(2129);
    const nodes = alternate(curve, 9, 0.1, 0.86);
    const leaves = nodes.map(({ node, side, t }) => {
      const angle = node.angle + side * between(random, 0.96, 1.2);
      const foot = away(node, 40 * (1.1 - t * 0.72), angle);
      const long = 92 * (1.06 - t * 0.66);
      return (
        stalk({ ...node, angle: angle - side * 0.2 }, foot, colors.wood, 2) +
        leaf({ x: foot[0], y: foot[1], angle }, long, { ...blade, bend: side * 0.24 }, colors, between(random, -0.08, 0.14))
      );
    });
    const small = triples('0.62,0.62,56 0.72,-0.6,60 0.82,0.56,62 0.9,-0.5,58 0.96,0.44,52').map(([t, turn, long]) => {
      const node = onCurve(curve, t);
      return spike({ ...node, angle: node.angle + turn }, long, Math.sign(turn) * 0.6, 5.4, random, colors);
    });
    const tip = onCurve(curve, 0.98);
    return (
      leaves.join('') +
      twig(curve, 6.4, 4, colors.wood, colors.light) +
      small.join('') +
      spike({ ...tip, angle: tip.angle - 0.1 }, 152, 2.3, 8, random, colors)
    );
  },
};
