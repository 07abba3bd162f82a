import { curveOf } from '../geometry/points.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { away, type Node, onCurve, type SprigColors, sprigColors } from '../portraits/stem.ts';
import type { Plate } from './model.ts';
import { type Blade, leaf, profile } from './parts/blade.ts';
import { hang, tassel } from './parts/tassel.ts';
import { alternate, stalk, twig } from './parts/twig.ts';

const blade: Blade = { profile: profile(0.52, 0.42), wide: 0.19, bend: 0.1, veins: 7, lean: 0.16 };

/** Catkins in a bunch: threads strung with small flowers, the yellow dust on every car in March. */
function bunch(at: Node, many: number, long: number, random: Random, colors: SprigColors): string {
  return Array.from({ length: many }, (_, i) => {
    const angle = Math.PI / 2 + (i - (many - 1) / 2) * 0.42 + between(random, -0.1, 0.1);
    return tassel(
      { x: at.x, y: at.y, angle },
      {
        long: long * between(random, 0.78, 1.08),
        bend: hang(angle) + between(random, -0.1, 0.1),
        width: () => 2.7,
        rows: 17,
        across: 2,
        bead: 1.75,
        tones: [colors.fruit, colors.pollen, colors.fruitLight],
        thread: colors.wood,
        stamens: { long: 1.4, thread: colors.fruit, tip: colors.fruitLight, every: 0.4 },
      },
      random,
    );
  }).join('');
}

const curve = curveOf('44,262 58,160 132,84 262,84');

/** Live oak: leathery leaves with smooth edges, and catkins in bunches from the new wood. */
export const oak: Plate = {
  ground: 'tree',
  place: [3.1, 17.4, 0.99],
  colors: {
    light: sprigColors('#2a5d4c', '#4c8363', '#bcd8b4', '#6d4c34', '#a07c26', '#ecd689', '#cda63c'),
    dark: sprigColors('#2c6352', '#5d9c7c', '#c3e2c4', '#a17f62', '#b48d38', '#f4e2a2', '#e6c162'),
  },
  draw(colors) {
    const random = seeded(1511);
    const nodes = alternate(curve, 12, 0.08, 0.98);
    const drawn = nodes.map(({ node, side, t }, i) => {
      const angle = node.angle + side * between(random, 0.68, 0.98) * (i === nodes.length - 1 ? 0.1 : 1);
      const foot = away(node, 4, angle);
      const long = 84 * between(random, 0.88, 1.06) * (1.02 - Math.abs(t - 0.5) * 0.5) * (side === 1 ? 0.84 : 1);
      return {
        side,
        text:
          stalk({ ...node, angle }, foot, colors.wood, 2) +
          leaf(
            { x: foot[0], y: foot[1], angle },
            long,
            { ...blade, wide: blade.wide * between(random, 0.92, 1.12) },
            colors,
            between(random, -0.14, 0.12),
          ),
      };
    });
    const below = drawn.filter(({ side }) => side === 1).map(({ text }) => text);
    const above = drawn.filter(({ side }) => side === -1).map(({ text }) => text);
    const bunches = [
      bunch(onCurve(curve, 0.4), 3, 104, random, colors),
      bunch(onCurve(curve, 0.62), 4, 122, random, colors),
      bunch(onCurve(curve, 0.82), 4, 112, random, colors),
      bunch(onCurve(curve, 0.98), 3, 88, random, colors),
    ];
    return (
      below.join('') +
      bunches.join('') +
      twig(
        curve,
        6,
        2.6,
        colors.wood,
        colors.fruitLight,
        nodes.map(({ t }) => t),
      ) +
      above.join('')
    );
  },
};
