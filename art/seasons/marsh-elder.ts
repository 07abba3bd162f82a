import { curveOf } from '../geometry/points.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { element, lens, line, n, shape } from '../geometry/svg.ts';
import { away, type Node, onCurve, type SprigColors, sprigColors } from '../portraits/stem.ts';
import type { Plate } from './model.ts';
import { type Blade, leaf, profile } from './parts/blade.ts';
import { along } from './parts/compound.ts';
import { stalk, twig } from './parts/twig.ts';

const blade: Blade = {
  profile: profile(0.52, 1.1),
  wide: 0.27,
  bend: 0.1,
  teeth: { count: 8, depth: 0.1 },
  veins: 4,
  lean: 0.22,
  threeVeined: true,
};

/** A spike among leaves: at every step a narrow bract with a nodding head of flowers in its angle. */
function spike(base: Node, long: number, bend: number, random: Random, colors: SprigColors): string {
  const parts: string[] = [];
  const steps = Math.round(long / 5.4);
  for (let i = 0; i < steps; i += 1) {
    const t = 0.08 + (0.92 * i) / steps;
    const at = along(base, long, bend, t);
    const side = i % 2 === 0 ? 1 : -1;
    const size = 20 * (1 - t * 0.62);
    const angle = at.angle + side * between(random, 0.62, 0.86);
    parts.push(shape(lens(at.x, at.y, size, size * 0.34, angle), side * Math.cos(at.angle + 0.5) > 0 ? colors.shade : colors.leaf));
    const [hx, hy] = away(at, 4.6 + size * 0.12, at.angle + side * 1.5);
    const r = 4.4 * (1 - t * 0.42);
    const cup = `M${n(hx - r)} ${n(hy - r * 0.3)}A${n(r)} ${n(r)} 0 0 1 ${n(hx + r)} ${n(hy - r * 0.3)}L${n(hx + r * 0.8)} ${n(hy + r * 0.5)}L${n(hx - r * 0.8)} ${n(hy + r * 0.5)}Z`;
    parts.push(shape(cup, i % 3 === 0 ? colors.fruitLight : colors.fruit));
    for (const k of [-0.55, 0, 0.55])
      parts.push(element('circle', { cx: n(hx + k * r), cy: n(hy + r * 0.62), r: n(r * 0.3), fill: colors.pollen }));
  }
  const axis = [0, 0.25, 0.5, 0.75, 1].map((t) => along(base, long, bend, t));
  const tip = along(base, long, bend, 1);
  return (
    line(`M${axis.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`, colors.wood, 1.7) +
    parts.join('') +
    shape(lens(tip.x, tip.y, 8, 3, tip.angle), colors.leaf)
  );
}

const curve = curveOf('160,308 156,236 166,172 160,112');

/** Marsh elder (Iva annua): toothed, three-veined leaves in opposite pairs; leafy spikes, also in pairs. */
export const marshElder: Plate = {
  ground: 'weed',
  place: [-1.7, -0.2, 1.02],
  colors: {
    light: sprigColors('#45724b', '#769c64', '#d4e2b9', '#8d6a58', '#949c4c', '#c2c777', '#e0b648'),
    dark: sprigColors('#3e6f52', '#79a673', '#d3e7c3', '#b08b78', '#a4ab5c', '#d0d488', '#f2cf68'),
  },
  draw(colors) {
    const random = seeded(2213);
    const pair = (t: number, long: number, spread: number): string => {
      const node = onCurve(curve, t);
      return [-1, 1]
        .map((side) => {
          const angle = node.angle + side * (spread + between(random, -0.06, 0.06));
          const foot = away(node, long * 0.17, angle);
          return (
            stalk({ ...node, angle }, foot, colors.wood, 2.2) +
            leaf({ x: foot[0], y: foot[1], angle }, long, { ...blade, bend: side * 0.3 }, colors, between(random, -0.06, 0.14))
          );
        })
        .join('');
    };
    const spikes = (t: number, long: number, spread: number): string => {
      const node = onCurve(curve, t);
      return [-1, 1].map((side) => spike({ ...node, angle: node.angle + side * spread }, long, -side * 0.42, random, colors)).join('');
    };
    const tip = onCurve(curve, 0.99);
    return (
      pair(0.16, 106, 1.12) +
      pair(0.46, 88, 1.06) +
      spikes(0.5, 84, 0.62) +
      twig(curve, 6, 3, colors.wood, colors.light, [0.16, 0.46, 0.74]) +
      pair(0.74, 62, 1.0) +
      spikes(0.78, 88, 0.5) +
      spike(tip, 100, 0.1, random, colors)
    );
  },
};
