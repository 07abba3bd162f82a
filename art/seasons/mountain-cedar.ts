import { mix } from '../geometry/color.ts';
import { curveOf, type Point } from '../geometry/points.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { element, lens, line, n, shape } from '../geometry/svg.ts';
import { away, type Node, type SprigColors, sprigColors } from '../portraits/stem.ts';
import type { Plate } from './model.ts';
import { alternate, twig } from './parts/twig.ts';

/** A cord of scale leaves pressed to the twig in pairs, finer towards its tip. */
function cord(base: Node, long: number, bend: number, random: Random, colors: SprigColors): { drawn: string; tip: Node } {
  const steps = Math.max(5, Math.round(long / 3.1));
  let [x, y, angle] = [base.x, base.y, base.angle];
  let [dark, lit, edge] = ['', '', ''];
  for (let i = 0; i < steps; i += 1) {
    const scale = 1 - (i / steps) * 0.4;
    dark += lens(x, y, 7.4 * scale, 3.9 * scale, angle + between(random, 0.32, 0.52));
    lit += lens(x, y, 7.1 * scale, 3.5 * scale, angle - between(random, 0.32, 0.52));
    if (i % 2 === 0) edge += lens(x, y, 5.6 * scale, 1.4 * scale, angle - 0.46);
    angle += bend / steps;
    [x, y] = away({ x, y }, long / steps, angle);
  }
  return { drawn: shape(dark, colors.shade) + shape(lit, colors.leaf) + shape(edge, colors.light, 0.55), tip: { x, y, angle } };
}

/** A pollen cone the size of a grain of rice, scaled like a fish, at the end of a cord. */
function cone(tip: Node, long: number, colors: SprigColors): string {
  const [cx, cy] = away(tip, long * 0.42, tip.angle);
  const turned = `translate(${n(cx)} ${n(cy)}) rotate(${n((tip.angle * 180) / Math.PI)})`;
  const rows = [-0.24, 0.02, 0.28].map((at) => {
    const reach = 0.3 * Math.sqrt(1 - (at / 0.55) ** 2);
    return `M${n(long * at)} ${n(-long * reach)}Q${n(long * (at + 0.2))} 0 ${n(long * at)} ${n(long * reach)}`;
  });
  return element(
    'g',
    { transform: turned },
    element('ellipse', { rx: n(long * 0.55), ry: n(long * 0.33), fill: colors.fruit }),
    element('ellipse', { cx: n(long * 0.02), cy: n(-long * 0.07), rx: n(long * 0.44), ry: n(long * 0.21), fill: colors.pollen }),
    line(rows.join(''), mix(colors.fruit, colors.wood, 0.5), 0.8, 0.8),
  );
}

/** A branchlet with cords to both sides; cones where cords end. */
function branchlet(base: Node, long: number, side: number, random: Random, colors: SprigColors): string {
  const cords: string[] = [];
  const cones: string[] = [];
  const many = Math.max(4, Math.round(long / 11));
  for (let i = 1; i <= many; i += 1) {
    const at = i / (many + 1.1);
    const [x, y] = away(base, long * at, base.angle + side * 0.1 * at);
    const turn = (i % 2 === 0 ? 1 : -1) * between(random, 0.52, 0.74);
    const short = cord({ x, y, angle: base.angle + turn }, long * (0.47 - 0.26 * at), -turn * 0.5, random, colors);
    cords.push(short.drawn);
    if (random() < 0.72) cones.push(cone(short.tip, between(random, 7.4, 9), colors));
  }
  const main = cord(base, long, side * 0.24, random, colors);
  cones.push(cone(main.tip, 8.6, colors));
  return cords.join('') + main.drawn + cones.join('');
}

/** Pollen leaving in puffs, as in a north wind in January. */
function puff([x, y]: Point, random: Random, color: string): string {
  return Array.from({ length: 26 }, () => {
    const [dx, dy] = [between(random, 0, 1) ** 1.4 * 66, between(random, -1, 1)];
    const r = between(random, 0.7, 1.7);
    return element('circle', { cx: n(x + dx), cy: n(y + dy * (6 + dx * 0.28) - dx * 0.16), r: n(r), fill: color, 'fill-opacity': 0.8 });
  }).join('');
}

const curve = curveOf('58,304 76,212 130,122 214,44');

/** Ashe juniper, the "mountain cedar": a twig of a pollen tree, which bears amber cones and never berries. */
export const mountainCedar: Plate = {
  ground: 'tree',
  place: [-2.1, 6.9, 1.01],
  colors: {
    light: sprigColors('#2f6153', '#5c8c6c', '#b3d0a8', '#7a5236', '#a8631a', '#f2cd7c', '#dd9a36'),
    dark: sprigColors('#2d6155', '#63a184', '#b8e0c2', '#9c7a5c', '#b8751f', '#f6d992', '#f0b85c'),
  },
  draw(colors) {
    const random = seeded(1101);
    const twigs = alternate(curve, 12, 0.1, 0.94).map(({ node, side, t }) =>
      branchlet({ ...node, angle: node.angle + side * between(random, 0.56, 0.76) }, 96 * (1.05 - t * 0.42), -side, random, colors),
    );
    const tip = branchlet(alternate(curve, 1, 0.97, 0.97)[0]?.node ?? { x: 214, y: 44, angle: -0.8 }, 62, 1, random, colors);
    return (
      puff([236, 84], random, colors.pollen) +
      puff([196, 148], random, colors.pollen) +
      twig(curve, 6.4, 2.6, colors.wood, colors.fruitLight) +
      twigs.join('') +
      tip
    );
  },
};
