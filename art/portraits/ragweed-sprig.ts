import { type Curve, points, triples } from '../geometry/points.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { element, lens, line, n, shape } from '../geometry/svg.ts';
import { away, curvePath, inner, type Node, onCurve, type SprigColors } from './stem.ts';

/** A ragweed leaf: twice divided, like a fern's, soft and flat. */
function leaf(base: Node, long: number, colors: SprigColors): string {
  let [dark, light] = ['', ''];
  let [x, y, angle] = [base.x, base.y, base.angle];
  const pairs = 6;
  const bend = 0.3 * Math.sign(Math.cos(base.angle) || 1);
  let rib = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < pairs; i += 1) {
    const t = (i + 1) / (pairs + 1);
    angle += bend / pairs;
    [x, y] = away({ x, y }, long / (pairs + 1), angle);
    rib += `L${n(x)} ${n(y)}`;
    const lobe = long * 0.42 * Math.sin(Math.PI * (0.22 + 0.68 * t)) + long * 0.04;
    for (const side of [1, -1]) {
      const heading = angle + side * (0.98 - 0.3 * t);
      let shapes = lens(x, y, lobe, lobe * 0.19, heading);
      for (const [at, out] of points('0.34,0.4 0.6,0.3')) {
        const [bx, by] = away({ x, y }, lobe * at, heading);
        for (const twig of [1, -1]) shapes += lens(bx, by, lobe * out, lobe * 0.1, heading + twig * 0.66);
      }
      if (side === 1) dark += shapes;
      else light += shapes;
    }
  }
  const end = lens(x, y, long * 0.22, long * 0.09, angle);
  return shape(dark, colors.shade) + shape(light + end, colors.leaf) + line(rib, colors.wood, 1.7);
}

/** A flower spike: small nodding heads in rows, each spilling a little pollen. */
function spike(base: Node, long: number, random: Random, colors: SprigColors): string {
  const heads: string[] = [];
  const dust: string[] = [];
  const rows = 16;
  const tip = away(base, long, base.angle);
  for (let i = 0; i < rows; i += 1) {
    const t = 0.1 + (0.9 * i) / rows;
    const width = 8.4 * (1 - t * 0.55);
    for (const side of [1, -1]) {
      const [x, y] = away(base, long * (t + side * 0.012), base.angle);
      const [hx, hy] = away({ x, y }, width * 0.95, base.angle + side * 1.75);
      heads.push(
        element('ellipse', {
          cx: n(hx),
          cy: n(hy),
          rx: n(width * 0.66),
          ry: n(width * 0.52),
          fill: (i + (side + 1) / 2) % 2 === 0 ? colors.fruit : colors.fruitLight,
        }),
      );
      dust.push(element('circle', { cx: n(hx), cy: n(hy + width * 0.42), r: n(width * 0.24), fill: colors.pollen }));
      if (random() < 0.18)
        dust.push(
          element('circle', {
            cx: n(hx + between(random, -5, 5)),
            cy: n(hy + between(random, 9, 24)),
            r: n(between(random, 0.9, 1.7)),
            fill: colors.pollen,
          }),
        );
    }
  }
  return line(`M${n(base.x)} ${n(base.y)}L${n(tip[0])} ${n(tip[1])}`, colors.wood, 1.8) + heads.join('') + dust.join('');
}

/** A shoot of ragweed (Ambrosia, of the sunflower family) along a curve: divided leaves below, flower spikes above. */
export function ragweedSprig(curve: Curve, size: number, colors: SprigColors): string {
  const random = seeded(57);
  const leaves = [0.1, 0.2, 0.32, 0.43, 0.55, 0.66, 0.76].map((t, i) => {
    const base = onCurve(curve, t);
    const side = i % 2 === 0 ? 1 : -1;
    return leaf(
      { ...base, angle: base.angle + side * between(random, 0.7, 0.92) },
      size * (1.2 - t * 0.56) * (side > 0 ? inner : 1),
      colors,
    );
  });
  const spikes = triples('0.74,0.62,0.62 0.82,-0.52,0.7 0.9,0.46,0.66 0.995,0,1').map(([t, spread, long]) => {
    const base = onCurve(curve, t);
    return spike({ ...base, angle: base.angle + spread }, size * long, random, colors);
  });
  return line(curvePath(curve), colors.wood, 3.6) + leaves.join('') + spikes.join('');
}
