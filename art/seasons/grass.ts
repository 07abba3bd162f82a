import { type Curve, curveOf, type Point } from '../geometry/points.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { element, lens, line, n, shape } from '../geometry/svg.ts';
import { away, type Node, onCurve, type SprigColors, sprigColors } from '../portraits/stem.ts';
import type { Plate } from './model.ts';
import { along } from './parts/compound.ts';
import { twig } from './parts/twig.ts';

/** A leaf blade: narrow, keeled, drawn out to a point, bending as it goes. */
function blade(base: Node, long: number, bend: number, wide: number, colors: SprigColors): string {
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => ({
    ...along(base, long, bend, t),
    half: wide * Math.min(1, 0.75 + t) * (1 - t) ** 0.75,
  }));
  const side = (way: number): Point[] => steps.map((p) => away(p, p.half, p.angle + (way * Math.PI) / 2));
  const outline = (points: readonly Point[]): string => points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');
  const spine = steps.map(({ x, y }): Point => [x, y]);
  return (
    shape(`M${outline(side(-1))}L${outline([...spine].reverse())}Z`, colors.leaf) +
    shape(`M${outline(side(1))}L${outline([...spine].reverse())}Z`, colors.shade) +
    line(`M${outline(spine)}`, colors.light, 0.8, 0.7)
  );
}

/** One finger: two rows of flat spikelets along one side, anthers hanging out on threads. */
function finger(base: Node, long: number, bend: number, random: Random, colors: SprigColors): string {
  let [dark, lit] = ['', ''];
  const anthers: string[] = [];
  const down = Math.cos(base.angle + bend / 2) >= 0 ? 1 : -1;
  const many = Math.round(long / 3.8);
  for (let i = 0; i < many; i += 1) {
    const at = along(base, long, bend, 0.05 + (0.95 * i) / many);
    const size = 10.5 * (1 - 0.35 * (i / many));
    const d = lens(at.x, at.y, size, size * 0.5, at.angle + down * (i % 2 === 0 ? 0.62 : 0.3));
    if (i % 2 === 0) dark += d;
    else lit += d;
    if (random() < 0.42) {
      const [x, y] = away(at, size * 0.6, at.angle + down * 0.6);
      const hang = between(random, 4, 8.5);
      anthers.push(line(`M${n(x)} ${n(y)}l0 ${n(hang)}`, colors.fruitLight, 0.6));
      anthers.push(element('ellipse', { cx: n(x), cy: n(y + hang), rx: 1.5, ry: 2.6, fill: colors.pollen }));
    }
  }
  const points = [0, 0.25, 0.5, 0.75, 1].map((t) => along(base, long, bend, t));
  const axis = `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`;
  return line(axis, colors.fruit, 2.2) + shape(dark, colors.fruit) + shape(lit, colors.fruitLight) + anthers.join('');
}

/** A stem with its hand of fingers; `spread` is the angle from the first to the last. */
function culm(curve: Curve, fingers: number, long: number, spread: number, random: Random, colors: SprigColors): string {
  const tip = onCurve(curve, 1);
  const hand = Array.from({ length: fingers }, (_, i) => {
    const share = i / (fingers - 1) - 0.5;
    return finger(
      { x: tip.x, y: tip.y, angle: tip.angle + share * spread },
      long * (1.05 - Math.abs(share) * 0.25),
      share * 0.85,
      random,
      colors,
    );
  });
  const leaves = [0.22, 0.5].map((t, i) => {
    const node = onCurve(curve, t);
    const side = i === 0 ? -1 : 1;
    return blade({ ...node, angle: node.angle + side * 0.5 }, 68 - i * 12, side * 0.5, 4.8, colors);
  });
  return twig(curve, 4, 2.2, colors.shade, colors.light, [0.22, 0.5]) + leaves.join('') + hand.join('');
}

const runner = curveOf('18,282 110,296 200,288 300,294');

/** The runner along the ground that knits a Bermuda lawn, rooting at its joints. */
function stolon(random: Random, colors: SprigColors): string {
  const joints = [0.12, 0.33, 0.52, 0.74, 0.92];
  const roots = joints.flatMap((t) => {
    const { x, y } = onCurve(runner, t);
    return [-1, 0, 1].map((k) => `M${n(x)} ${n(y)}q${n(k * 3)} ${n(6)} ${n(k * 7 + between(random, -2, 2))} ${n(between(random, 12, 20))}`);
  });
  const tufts = joints.flatMap((t, i) => {
    const node = onCurve(runner, t);
    return [-1.15, -1.75, -2.2].map((angle, k) =>
      blade({ ...node, angle: angle + between(random, -0.15, 0.15) }, between(random, 34, 56) - (i % 2) * 8, (k - 1) * -0.6, 3.4, colors),
    );
  });
  return line(roots.join(''), colors.wood, 0.9, 0.8) + twig(runner, 3.6, 2.8, colors.wood, colors.fruitLight, joints) + tufts.join('');
}

/** Bermuda grass: four or five fingers at the tip of each stem, short leaves, a runner that roots at its joints. */
export const grass: Plate = {
  ground: 'grass',
  place: [0, -1, 1],
  colors: {
    light: sprigColors('#4c7a3e', '#7ea653', '#d3e2a6', '#8a7a4c', '#77733f', '#b7b36c', '#d99f35'),
    dark: sprigColors('#477a4b', '#83b166', '#d4e7b6', '#aa9a6c', '#98955c', '#cfcb8a', '#f1c05a'),
  },
  draw(colors) {
    const random = seeded(2023);
    return (
      stolon(random, colors) +
      culm(curveOf('104,288 100,220 88,160 72,108'), 4, 70, 1.9, random, colors) +
      culm(curveOf('226,290 230,236 240,184 256,140'), 4, 60, 1.9, random, colors) +
      culm(curveOf('166,290 168,220 166,150 170,96'), 5, 82, 2.1, random, colors)
    );
  },
};
