/** Outlines that many pictures use, as SVG path data. */
import type { Point } from '../geometry/points.ts';
import { n, smooth } from '../geometry/svg.ts';

export function circle(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;
}

export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${n(x + r)} ${n(y)}h${n(w)}q${r} 0 ${r} ${r}v${n(h)}q0 ${r} ${-r} ${r}h${n(-w)}q${-r} 0 ${-r} ${-r}v${n(-h)}q0 ${-r} ${r} ${-r}z`;
}

/** A closed ring around (cx, cy) whose radius is a function of the angle (radians). */
export function blob(cx: number, cy: number, radius: (angle: number) => number, steps = 28, flat = 1): string {
  return smooth(
    Array.from({ length: steps }, (_, i): Point => {
      const angle = (i / steps) * 2 * Math.PI;
      return [cx + radius(angle) * Math.cos(angle), cy + radius(angle) * Math.sin(angle) * flat];
    }),
    true,
  );
}

/** A drop hanging from (x, y), `r` wide at its belly. */
export function drop(x: number, y: number, r: number): string {
  return `M${n(x)} ${n(y)}c${n(r * 0.5)} ${n(r)} ${n(r)} ${n(r * 1.3)} ${n(r)} ${n(r * 1.9)}a${n(r)} ${n(r)} 0 0 1 ${n(-2 * r)} 0c0 ${n(-r * 0.6)} ${n(r * 0.5)} ${n(-r * 0.9)} ${n(r)} ${n(-r * 1.9)}z`;
}

/** An arrow with a filled head, from one point to another. */
export function arrow([x, y]: Point, [tx, ty]: Point, width = 5): string {
  const long = Math.hypot(tx - x, ty - y) || 1;
  const [ux, uy] = [(tx - x) / long, (ty - y) / long];
  const neck = Math.max(0, long - width * 2.4);
  const at = (along: number, across: number) => `${n(x + ux * along - uy * across)} ${n(y + uy * along + ux * across)}`;
  const half = width / 2;
  return `M${at(0, half)}L${at(neck, half)}L${at(neck, width * 1.35)}L${at(long, 0)}L${at(neck, -width * 1.35)}L${at(neck, -half)}L${at(0, -half)}z`;
}
