import { curveOf } from '../geometry/points.ts';
import { between, seeded } from '../geometry/random.ts';
import { away, type Node, onCurve, type SprigColors, sprigColors } from '../portraits/stem.ts';
import type { Plate } from './model.ts';
import { type Blade, leaf, type Profile, profile } from './parts/blade.ts';
import { hang, tassel } from './parts/tassel.ts';
import { stalk, twig } from './parts/twig.ts';

const heart = profile(0.36, 0.92);
const tongue = profile(1.1, 1.0);

/** A leaf with a lobe at each side: the outline swings out to it and back into a round bay before the middle lobe. */
const lobed: Profile = (t) => {
  const side = 0.62 * heart(t * 1.3) + 0.42 * Math.exp(-(((t - 0.4) / 0.13) ** 2)) * (t < 0.4 ? 1 : 1.2);
  const base = side * (t < 0.41 ? 1 : Math.exp(-(((t - 0.41) / 0.055) ** 2)));
  const middle = 0.58 * tongue((t - 0.26) / 0.74);
  return Math.max(base, middle);
};

const teeth = { count: 13, depth: 0.07 } as const;
const whole: Blade = { profile: heart, wide: 0.36, skew: 0.02, bend: 0.08, teeth, veins: 5, lean: 0.22, threeVeined: true };
const cut: Blade = {
  profile: lobed,
  wide: 0.43,
  bend: 0.06,
  teeth: { count: 19, depth: 0.06 },
  veins: 4,
  lean: 0.13,
  threeVeined: true,
  reach: 0.4,
};

function catkin(node: Node, angle: number, long: number, random: () => number, colors: SprigColors): string {
  const foot = away(node, 9, angle);
  return (
    stalk({ ...node, angle }, foot, colors.wood, 1.5) +
    tassel(
      { x: foot[0], y: foot[1], angle },
      {
        long,
        bend: hang(angle) * 0.85,
        width: (t) => 5.4 * Math.sqrt(Math.sin(Math.PI * (0.12 + 0.8 * t))),
        rows: Math.round(long / 3.2),
        across: 4,
        bead: 2.1,
        tones: [colors.fruit, colors.pollen, colors.fruitLight],
        thread: colors.wood,
        stamens: { long: 4.6, thread: colors.fruitLight, tip: colors.light, every: 0.34 },
      },
      random,
    )
  );
}

const curve = curveOf('72,22 96,84 150,130 208,150');

/** Mulberry: whole, mitten-shaped and three-lobed leaves on one twig, all toothed; short dense catkins that fling their pollen. */
export const mulberry: Plate = {
  ground: 'tree',
  place: [-24.8, -1.2, 1.1],
  colors: {
    light: sprigColors('#3a7447', '#65a052', '#d6e8b2', '#826447', '#9a9a3c', '#eceaae', '#c6c463'),
    dark: sprigColors('#336e4b', '#6cab65', '#d5ecbe', '#ab8c6c', '#a9a94e', '#f1efbe', '#d5d378'),
  },
  draw(colors) {
    const random = seeded(1717);
    const at = (t: number, turn: number, petiole: number, long: number, blade: Blade): string => {
      const node = onCurve(curve, t);
      const angle = node.angle + turn;
      const foot = away(node, petiole, angle);
      return (
        stalk({ ...node, angle }, foot, colors.fruit, 2) +
        leaf({ x: foot[0], y: foot[1], angle }, long, blade, colors, between(random, -0.05, 0.14))
      );
    };
    const hung = (t: number, turn: number, long: number): string => {
      const node = onCurve(curve, t);
      return catkin(node, node.angle + turn, long, random, colors);
    };
    return (
      at(0.2, 0.95, 18, 88, whole) +
      at(0.34, -1.0, 20, 104, whole) +
      twig(curve, 5.6, 2.8, colors.wood, colors.fruitLight, [0.2, 0.34, 0.56, 0.78]) +
      hung(0.22, 0.1, 42) +
      at(0.58, 0.82, 22, 138, cut) +
      at(0.8, -0.98, 20, 104, { ...cut, profile: heart, other: lobed, wide: 0.38 }) +
      hung(0.56, 0.1, 50) +
      hung(0.8, 0.3, 54) +
      at(0.99, 0.12, 12, 92, whole) +
      hung(0.96, 0.75, 46)
    );
  },
};
