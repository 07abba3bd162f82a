import { curveOf } from '../geometry/points.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { away, type Node, onCurve, type SprigColors, sprigColors } from '../portraits/stem.ts';
import type { Plate } from './model.ts';
import { type Blade, profile } from './parts/blade.ts';
import { type Pinnate, pinnate } from './parts/compound.ts';
import { hang, tassel } from './parts/tassel.ts';
import { stalk, twig } from './parts/twig.ts';

const leaflet: Blade = { profile: profile(0.66, 1.15), wide: 0.155, skew: 0.03, teeth: { count: 12, depth: 0.05 }, veins: 10, lean: 0.13 };
const form: Pinnate = { pairs: 6, from: 0.16, spread: 1.02, sizes: [0.25, 0.36], end: 0.32, bend: 0.34, hook: 0.52 };

/** Three catkins from one stalk, the mark of pecans and hickories. */
function trident(node: Node, heading: number, long: number, random: Random, colors: SprigColors): string {
  const [x, y] = away(node, 9, heading);
  const three = [-1, 0, 1].map((i) => {
    const angle = heading - i * 0.62;
    return tassel(
      { x, y, angle },
      {
        long: long * (i === 0 ? 1 : between(random, 0.82, 0.92)),
        bend: hang(angle) + i * 0.1,
        width: (t) => 3.1 * (1 - 0.3 * t),
        rows: Math.round(long / 2.9),
        across: 3,
        bead: 1.55,
        tones: [colors.fruit, colors.pollen, colors.fruitLight],
        thread: colors.wood,
      },
      random,
    );
  });
  return stalk({ ...node, angle: heading }, [x, y], colors.wood, 2) + three.join('');
}

const curve = curveOf('10,96 48,70 88,58 130,64');

/** Pecan: a long leaf of many sickle-shaped leaflets; green catkins in threes from last year's wood. */
export const pecan: Plate = {
  ground: 'tree',
  place: [7.8, -1.8, 0.96],
  colors: {
    light: sprigColors('#3d7046', '#6a9c50', '#d2e4aa', '#7c5b40', '#8f9440', '#e2e2a0', '#bdbc5c'),
    dark: sprigColors('#356b4b', '#70a863', '#d1e9b8', '#a78669', '#9fa550', '#eceab2', '#cfce72'),
  },
  draw(colors) {
    const random = seeded(1819);
    const tip = onCurve(curve, 0.99);
    const second = onCurve(curve, 0.72);
    return (
      pinnate({ ...second, angle: -0.24 }, 172, leaflet, { ...form, pairs: 5, bend: 0.42 }, random, colors) +
      trident(onCurve(curve, 0.2), 1.75, 96, random, colors) +
      trident(onCurve(curve, 0.56), 1.62, 124, random, colors) +
      twig(curve, 7, 4.6, colors.wood, colors.fruitLight, [0.2, 0.56, 0.72]) +
      pinnate({ ...tip, angle: 0.86 }, 224, leaflet, form, random, colors)
    );
  },
};
