import { type Point, points } from '../geometry/points.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { element, line, n, shape } from '../geometry/svg.ts';
import { away, type Node, type SprigColors, sprigColors } from '../portraits/stem.ts';
import type { Plate } from './model.ts';
import { feather } from './parts/compound.ts';
import { tassel } from './parts/tassel.ts';
import { stalk } from './parts/twig.ts';

/** The zigzag twig, node by node from its foot. */
const nodes: readonly Point[] = points('44,296 72,246 84,196 122,158 140,112 182,82 206,44');

/** A leaf: one stalk that forks into two feathers. */
function leaf(at: Node, petiole: number, long: number, random: Random, colors: SprigColors): string {
  const [x, y] = away(at, petiole, at.angle);
  const feathers = [1, -1].map((side) =>
    feather(
      { x, y, angle: at.angle + side * 0.44 },
      long * between(random, 0.94, 1.05),
      side * -0.1 + 0.24 * Math.cos(at.angle),
      12,
      long * 0.27,
      colors,
    ),
  );
  return (
    line(`M${n(at.x)} ${n(at.y)}L${n(x)} ${n(y)}`, colors.light, 1.8) +
    feathers.join('') +
    element('circle', { cx: n(x), cy: n(y), r: 1.7, fill: colors.leaf })
  );
}

/** One straight thorn at a node, never a pair. */
function thorn([x, y]: Point, angle: number, long: number, colors: SprigColors): string {
  const [tx, ty] = away({ x, y }, long, angle);
  const [ax, ay] = away({ x, y }, 2.4, angle + Math.PI / 2);
  const [bx, by] = away({ x, y }, 2.4, angle - Math.PI / 2);
  return (
    shape(`M${n(ax)} ${n(ay)}L${n(tx)} ${n(ty)}L${n(bx)} ${n(by)}Z`, colors.wood) +
    line(`M${n((bx + x) / 2)} ${n((by + y) / 2)}L${n(tx)} ${n(ty)}`, colors.fruitLight, 0.8, 0.7)
  );
}

/** A cream-yellow spike, bristling with stamens, that bees and noses find. */
function spike(at: Node, long: number, bend: number, random: Random, colors: SprigColors): string {
  const foot = away(at, 11, at.angle);
  return (
    stalk(at, foot, colors.leaf, 1.7) +
    tassel(
      { x: foot[0], y: foot[1], angle: at.angle },
      {
        long,
        bend,
        width: (t) => 6 * Math.min(1, 0.62 + 2 * t) * Math.min(1, 0.5 + (1 - t) * 2.4),
        rows: Math.round(long / 2.6),
        across: 4,
        bead: 1.7,
        tones: [colors.fruit, colors.pollen, colors.fruitLight],
        thread: colors.leaf,
        stamens: { long: 4.4, thread: colors.fruitLight, tip: colors.pollen, every: 0.5 },
      },
      random,
    )
  );
}

const place = (i: number, angle: number): Node => ({ x: nodes[i]?.[0] ?? 0, y: nodes[i]?.[1] ?? 0, angle });

/** Honey mesquite: a zigzag twig, single thorns, leaves forked into two feathers, yellow spikes. */
export const mesquite: Plate = {
  ground: 'tree',
  place: [41.9, 25.7, 0.853],
  colors: {
    light: sprigColors('#54803f', '#86ab57', '#b9cf86', '#7a5440', '#c79a2c', '#fbeeb4', '#ecc957'),
    dark: sprigColors('#4b7d4a', '#8bb767', '#c2dd98', '#a6806a', '#cfa53c', '#fff4c6', '#f4d876'),
  },
  draw(colors) {
    const random = seeded(1921);
    const path = `M${nodes.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
    const knots = nodes.slice(1, 6).map(([x, y]) => element('circle', { cx: n(x), cy: n(y), r: 3.8, fill: colors.wood }));
    return (
      leaf(place(1, 0.12), 20, 108, random, colors) +
      leaf(place(2, -2.75), 14, 70, random, colors) +
      leaf(place(3, 0.02), 22, 112, random, colors) +
      leaf(place(4, -2.62), 16, 86, random, colors) +
      line(path, colors.wood, 5) +
      line(path, colors.fruitLight, 1.2, 0.45) +
      knots.join('') +
      thorn(nodes[1] ?? [0, 0], -2.5, 26, colors) +
      thorn(nodes[2] ?? [0, 0], -0.5, 24, colors) +
      thorn(nodes[4] ?? [0, 0], -0.2, 22, colors) +
      leaf(place(5, 0.12), 14, 84, random, colors) +
      leaf(place(6, -1.2), 6, 52, random, colors) +
      spike(place(2, 0.42), 74, 0.5, random, colors) +
      spike(place(3, -2.2), 64, -0.4, random, colors) +
      spike(place(4, 0.24), 78, 0.55, random, colors) +
      spike(place(5, -1.95), 58, -0.3, random, colors)
    );
  },
};
