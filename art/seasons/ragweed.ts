import { curveOf, points, quads, triples } from '../geometry/points.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { element, lens, line, n, shape } from '../geometry/svg.ts';
import { away, type Node, onCurve, type SprigColors, sprigColors } from '../portraits/stem.ts';
import type { Plate } from './model.ts';
import { along } from './parts/compound.ts';
import { twig } from './parts/twig.ts';

/** A lacy leaf, divided and divided again: lobes along the rib, each with lobes of its own. */
function lace(base: Node, long: number, bend: number, colors: SprigColors): string {
  let [dark, lit, ribs] = ['', '', ''];
  const pairs = 5;
  const axis = [0, 0.25, 0.5, 0.75, 1].map((t) => along(base, long, bend, t));
  ribs += `M${axis.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`;
  for (let i = 0; i < pairs; i += 1) {
    const t = 0.16 + (0.8 * i) / pairs;
    const at = along(base, long, bend, t);
    const lobe = long * 0.46 * Math.sin(Math.PI * (0.26 + 0.6 * (i / (pairs - 1))));
    for (const side of [1, -1]) {
      const heading = at.angle + side * (0.96 - 0.26 * t);
      let d = lens(at.x, at.y, lobe, lobe * 0.15, heading);
      for (const [place, out] of points('0.36,0.34 0.62,0.28')) {
        const [x, y] = away(at, lobe * place, heading);
        for (const twigSide of [1, -1]) d += lens(x, y, lobe * out, lobe * 0.1, heading + twigSide * 0.7);
      }
      const end = away(at, lobe * 0.8, heading);
      ribs += `M${n(at.x)} ${n(at.y)}L${n(end[0])} ${n(end[1])}`;
      if (side * Math.cos(at.angle + 0.5) > 0) dark += d;
      else lit += d;
    }
  }
  const tip = along(base, long, bend, 0.9);
  lit += lens(tip.x, tip.y, long * 0.26, long * 0.07, tip.angle);
  return (
    shape(dark, colors.shade) +
    shape(lit, colors.leaf) +
    line(ribs, colors.leaf, Math.max(1.8, long * 0.024)) +
    line(ribs, colors.light, 0.7, 0.7)
  );
}

/** An upright spike: little cups hung mouth downwards on short stalks, each letting pollen go. */
function spike(base: Node, long: number, bend: number, random: Random, colors: SprigColors): string {
  const [stems, cups, dust]: [string[], string[], string[]] = [[], [], []];
  const rows = Math.round(long / 6.6);
  for (let i = 0; i < rows; i += 1) {
    const t = 0.08 + (0.9 * i) / rows;
    const at = along(base, long, bend, t);
    const r = 4.6 * (1 - t * 0.52);
    for (const side of i % 3 === 0 ? [-1, 1, 0] : [1, -1]) {
      const [x, y] = [at.x + side * (r * 1.25 + 1), at.y + r * 0.5 + (side === 0 ? r * 0.4 : 0)];
      stems.push(`M${n(at.x)} ${n(at.y)}L${n(x)} ${n(y - r * 0.7)}`);
      cups.push(
        shape(
          `M${n(x - r)} ${n(y + r * 0.35)}A${n(r)} ${n(r * 1.1)} 0 0 1 ${n(x + r)} ${n(y + r * 0.35)}Z`,
          side < 0 ? colors.fruitLight : colors.fruit,
        ),
      );
      cups.push(element('ellipse', { cx: n(x), cy: n(y + r * 0.42), rx: n(r * 0.82), ry: n(r * 0.26), fill: colors.pollen }));
      if (random() < 0.3)
        dust.push(
          element('circle', {
            cx: n(x + between(random, -4, 16)),
            cy: n(y + between(random, 6, 26)),
            r: n(between(random, 0.7, 1.5)),
            fill: colors.pollen,
          }),
        );
    }
  }
  const axis = [0, 0.5, 1].map((t) => along(base, long, bend, t));
  return line(`M${axis.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}${stems.join('')}`, colors.wood, 1.5) + dust.join('') + cups.join('');
}

const curve = curveOf('152,310 158,244 146,186 156,128');

/** Ragweed: lacy leaves, opposite below and in turn above; upright spikes of green cups, mouths down. */
export const ragweed: Plate = {
  ground: 'weed',
  place: [-0.8, -15.1, 1.06],
  colors: {
    light: sprigColors('#4b7c4b', '#7ba660', '#cfe0ae', '#7a8050', '#93a244', '#bfca67', '#e0a52b'),
    dark: sprigColors('#427a55', '#7fb275', '#d1e8bb', '#9aa26e', '#a5b253', '#d0d97e', '#f4c65c'),
  },
  draw(colors) {
    const random = seeded(2311);
    const leaves = triples('0.12,1,124 0.12,-1,128 0.42,1,108 0.42,-1,104 0.66,-1,80 0.78,1,74').map(([t, side, long]) => {
      const node = onCurve(curve, t);
      return lace({ ...node, angle: node.angle + side * between(random, 0.98, 1.14) }, long, side * 0.34, colors);
    });
    const spikes = quads('0.7,0.82,78,-0.62 0.78,-0.78,84,0.6 0.9,0.56,72,-0.46 0.93,-0.5,66,0.42 0.99,0,112,0.06').map(
      ([t, spread, long, bend]) => {
        const node = onCurve(curve, t);
        return spike({ ...node, angle: node.angle + spread }, long, bend, random, colors);
      },
    );
    return leaves.join('') + twig(curve, 5.6, 2.8, colors.wood, colors.light, [0.12, 0.42]) + spikes.join('');
  },
};
