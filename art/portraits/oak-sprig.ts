import { type Curve, type Point, triples } from '../geometry/points.ts';
import { between, seeded } from '../geometry/random.ts';
import { element, line, n, shape } from '../geometry/svg.ts';
import { away, curvePath, inner, type Node, onCurve, type SprigColors } from './stem.ts';

/** Half of an oblong leaf, from base to tip: `side` 1 lies clockwise of the midrib. */
function halfLeaf(base: Node, long: number, wide: number, side: 1 | -1): string {
  const tip = away(base, long, base.angle);
  const bulge = (along: number, across: number): Point => {
    const [x, y] = away(base, long * along, base.angle);
    return [x - side * wide * across * Math.sin(base.angle), y + side * wide * across * Math.cos(base.angle)];
  };
  const [p, q, r, s] = [bulge(0.12, 0.5), bulge(0.3, 1.02), bulge(0.72, 1.06), bulge(0.94, 0.62)];
  return `M${n(base.x)} ${n(base.y)}C${n(p[0])} ${n(p[1])} ${n(q[0])} ${n(q[1])} ${n((q[0] + r[0]) / 2)} ${n((q[1] + r[1]) / 2)}S${n(s[0])} ${n(s[1])} ${n(tip[0])} ${n(tip[1])}Z`;
}

/** A live-oak leaf: leathery, smooth-edged, one half in the light. */
function leaf(base: Node, long: number, wide: number, colors: SprigColors): string {
  const veins = [0.25, 0.42, 0.58, 0.74]
    .map((at) => {
      const start = away(base, long * at, base.angle);
      return [-1, 1]
        .map((side) => {
          const [ex, ey] = away({ x: start[0], y: start[1] }, wide * 0.78, base.angle + side * 0.85);
          return `M${n(start[0])} ${n(start[1])}L${n(ex)} ${n(ey)}`;
        })
        .join('');
    })
    .join('');
  const [tx, ty] = away(base, long * 0.93, base.angle);
  const dark = Math.cos(base.angle) > 0 ? 1 : -1;
  return (
    shape(halfLeaf(base, long, wide, dark), colors.shade) +
    shape(halfLeaf(base, long, wide, dark === 1 ? -1 : 1), colors.leaf) +
    line(veins, colors.light, 0.8, 0.35) +
    line(`M${n(base.x)} ${n(base.y)}L${n(tx)} ${n(ty)}`, colors.light, 1.4, 0.8)
  );
}

/** The slim acorn of the live oak in its cup, hanging along `angle`. */
function acorn(at: Point, angle: number, size: number, colors: SprigColors): string {
  const cup = `M${n(-size * 0.36)} ${n(size * 0.3)}C${n(-size * 0.42)} ${n(-size * 0.12)} ${n(size * 0.42)} ${n(-size * 0.12)} ${n(size * 0.36)} ${n(size * 0.3)}C${n(size * 0.2)} ${n(size * 0.42)} ${n(-size * 0.2)} ${n(size * 0.42)} ${n(-size * 0.36)} ${n(size * 0.3)}Z`;
  const nut = `M${n(-size * 0.29)} ${n(size * 0.28)}C${n(-size * 0.34)} ${n(size * 0.8)} ${n(-size * 0.16)} ${n(size * 1.18)} 0 ${n(size * 1.32)}C${n(size * 0.16)} ${n(size * 1.18)} ${n(size * 0.34)} ${n(size * 0.8)} ${n(size * 0.29)} ${n(size * 0.28)}Z`;
  const gleam = `M${n(-size * 0.13)} ${n(size * 0.5)}C${n(-size * 0.17)} ${n(size * 0.75)} ${n(-size * 0.12)} ${n(size * 0.95)} ${n(-size * 0.07)} ${n(size * 1.05)}`;
  const scales = `M${n(-size * 0.28)} ${n(size * 0.16)}Q0 ${n(size * 0.26)} ${n(size * 0.28)} ${n(size * 0.16)}M${n(-size * 0.2)} ${n(size * 0.05)}Q0 ${n(size * 0.13)} ${n(size * 0.2)} ${n(size * 0.05)}`;
  const turned = `translate(${n(at[0])} ${n(at[1])}) rotate(${n((angle * 180) / Math.PI - 90)})`;
  return element(
    'g',
    { transform: turned },
    shape(nut, colors.fruit),
    line(gleam, colors.fruitLight, size * 0.09, 0.9),
    shape(cup, colors.wood),
    line(scales, colors.fruitLight, 0.9, 0.5),
  );
}

/** A catkin: the thread of small flowers that sheds the pollen in March. */
function catkin(at: Point, long: number, lean: number, colors: SprigColors): string {
  const points = Array.from({ length: 9 }, (_, i) => [at[0] + lean * Math.sin((i / 8) * 1.6), at[1] + (long * i) / 8] as const);
  const thread = `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
  const flowers = points
    .slice(1)
    .map(([x, y], i) =>
      element('circle', { cx: n(x), cy: n(y), r: n(4.6 - i * 0.3), fill: i % 2 === 0 ? colors.pollen : colors.fruitLight }),
    );
  return line(thread, colors.wood, 1.1) + flowers.join('');
}

/** A twig of live oak (Quercus virginiana and fusiformis) along a curve: leaves, catkins, two acorns. */
export function oakSprig(curve: Curve, size: number, colors: SprigColors): string {
  const random = seeded(31);
  const node = (t: number) => onCurve(curve, t);
  const leaves = Array.from({ length: 13 }, (_, i) => {
    const t = 0.08 + i * 0.073;
    const base = node(Math.min(1, t));
    const side = i % 2 === 0 ? 1 : -1;
    const spread = i === 12 ? 0 : side * between(random, 0.72, 1.0);
    const long = size * between(random, 0.86, 1.06) * (1 - Math.abs(t - 0.45) * 0.42) * (side > 0 && t < 0.85 ? inner : 1);
    return leaf({ ...base, angle: base.angle + spread }, long, long * 0.2, colors);
  });
  const hung = triples('0.36,0.9,-18 0.52,0.8,-14 0.86,0.62,8 0.93,0.78,6 0.98,0.6,4').map(([t, long, lean]) => {
    const at = node(t);
    return catkin([at.x, at.y], size * long, lean, colors);
  });
  const fruit = [0.2, 0.265].map((t, i) => {
    const base = node(t);
    const foot = away(base, size * 0.16, base.angle + 1.5 + i * 0.3);
    return (
      line(`M${n(base.x)} ${n(base.y)}L${n(foot[0])} ${n(foot[1])}`, colors.wood, 2.4) + acorn(foot, 1.25 + i * 0.5, size * 0.28, colors)
    );
  });
  return line(curvePath(curve), colors.wood, 4) + leaves.join('') + hung.join('') + fruit.join('');
}
