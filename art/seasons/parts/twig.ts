import { mix } from '../../geometry/color.ts';
import type { Curve, Point } from '../../geometry/points.ts';
import { line, n, shape, smooth } from '../../geometry/svg.ts';
import { away, type Node, onCurve } from '../../portraits/stem.ts';

/** A twig that grows thinner from `foot` to `tip` (full widths), with a lit edge and a swelling at every given node (0–1). */
export function twig(curve: Curve, foot: number, tip: number, color: string, light: string, nodes: readonly number[] = []): string {
  const [left, right, lit]: [Point[], Point[], Point[]] = [[], [], []];
  const steps = 48;
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const at = onCurve(curve, t);
    const swell = nodes.reduce((most, node) => Math.max(most, Math.exp(-(((t - node) / 0.012) ** 2))), 0);
    const half = ((foot + (tip - foot) * t) / 2) * (1 + 0.34 * swell);
    left.push(away(at, half, at.angle - Math.PI / 2));
    right.push(away(at, half, at.angle + Math.PI / 2));
    // Light comes from the upper left all over the site.
    lit.push(away(at, half * 0.42, Math.cos(at.angle + Math.PI / 4) > 0 ? at.angle - Math.PI / 2 : at.angle + Math.PI / 2));
  }
  return (
    shape(`${smooth([...left, ...right.reverse()], true)}`, color) +
    line(smooth(lit), mix(color, light, 0.55), Math.max(0.7, tip * 0.4), 0.7)
  );
}

/** A thin stalk with one bend from a node to a point: petiole, pedicel, thread of a catkin. */
export function stalk(from: Node, to: Point, color: string, width: number): string {
  const [mx, my] = away(from, Math.hypot(to[0] - from.x, to[1] - from.y) * 0.5, from.angle);
  return line(`M${n(from.x)} ${n(from.y)}Q${n(mx)} ${n(my)} ${n(to[0])} ${n(to[1])}`, color, width);
}

/** Nodes at even distances between `from` and `to` (0–1), with the side on which the leaf of each stands, in turn. */
export function alternate(curve: Curve, count: number, from: number, to: number): { node: Node; side: 1 | -1; t: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const t = from + ((to - from) * i) / Math.max(1, count - 1);
    return { node: onCurve(curve, Math.min(0.999, t)), side: i % 2 === 0 ? -1 : 1, t };
  });
}
