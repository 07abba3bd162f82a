import type { Curve, Point } from '../geometry/points.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { element, lens, line, n, shape } from '../geometry/svg.ts';
import { away, curvePath, inner, type Node, onCurve, type SprigColors } from './stem.ts';

/** One cord of scale leaves, pressed to the twig in pairs, growing finer towards the tip. */
function cord(base: Node, long: number, bend: number, random: Random, colors: SprigColors): { drawn: string; tip: Point } {
  const steps = Math.max(5, Math.round(long / 3.4));
  let [x, y, angle] = [base.x, base.y, base.angle];
  let [dark, light] = ['', ''];
  for (let i = 0; i < steps; i += 1) {
    const scale = 1 - (i / steps) * 0.45;
    dark += lens(x, y, 8.6 * scale, 3.9 * scale, angle + between(random, 0.3, 0.5));
    light += lens(x, y, 8.2 * scale, 3.5 * scale, angle - between(random, 0.3, 0.5));
    angle += bend / steps;
    x += (long / steps) * Math.cos(angle);
    y += (long / steps) * Math.sin(angle);
  }
  return { drawn: shape(dark, colors.shade) + shape(light, colors.leaf), tip: [x, y] };
}

/** A branchlet: a cord with shorter cords at both sides and, at some tips, the amber cones that shed pollen. */
function branchlet(base: Node, long: number, side: number, random: Random, colors: SprigColors): string {
  const back: string[] = [];
  const cones: string[] = [];
  for (let i = 1; i <= 6; i += 1) {
    const at = i / 7.2;
    const [x, y] = away(base, long * at, base.angle + side * 0.1 * at);
    const turn = (i % 2 === 0 ? 1 : -1) * between(random, 0.5, 0.72);
    const short = cord({ x, y, angle: base.angle + turn }, long * (0.46 - 0.26 * at), -turn * 0.5, random, colors);
    back.push(short.drawn);
    if (random() < 0.5) cones.push(element('ellipse', { cx: n(short.tip[0]), cy: n(short.tip[1]), rx: 3.4, ry: 2.7, fill: colors.pollen }));
  }
  const main = cord(base, long, side * 0.24, random, colors);
  return back.join('') + main.drawn + cones.join('');
}

/** A ripe berry-like cone, blue under its bloom. */
function berry([x, y]: Point, radius: number, colors: SprigColors): string {
  return (
    element('circle', { cx: n(x), cy: n(y), r: n(radius), fill: colors.fruit }) +
    element('ellipse', {
      cx: n(x - radius * 0.3),
      cy: n(y - radius * 0.36),
      rx: n(radius * 0.5),
      ry: n(radius * 0.34),
      fill: colors.fruitLight,
      'fill-opacity': 0.75,
    }) +
    line(`M${n(x + radius * 0.1)} ${n(y + radius * 0.5)}l${n(radius * 0.3)} ${n(-radius * 0.16)}`, colors.shade, 1.2, 0.6)
  );
}

/** A twig of Ashe juniper, the "mountain cedar", along a curve: cords of scales, pollen cones, blue berries. */
export function juniperSprig(curve: Curve, size: number, colors: SprigColors): string {
  const random = seeded(11);
  const twigs = Array.from({ length: 15 }, (_, i) => {
    const t = 0.05 + i * 0.0655;
    const base = onCurve(curve, Math.min(0.995, t));
    const side = i % 2 === 0 ? 1 : -1;
    const spread = i === 14 ? 0 : side * between(random, 0.52, 0.74);
    return branchlet(
      { ...base, angle: base.angle + spread },
      size * (1.06 - t * 0.38) * (side > 0 && t < 0.8 ? inner : 1),
      -side,
      random,
      colors,
    );
  });
  const berries = [0.16, 0.22, 0.38, 0.44, 0.6, 0.64].map((t, i) => {
    const base = onCurve(curve, t);
    return berry(away(base, size * (0.2 + (i % 3) * 0.1), base.angle + (i % 4 < 2 ? 1.1 : -1.05)), size * 0.082, colors);
  });
  return line(curvePath(curve), colors.wood, 4.4) + twigs.join('') + berries.join('');
}
