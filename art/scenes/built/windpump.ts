import { line, n, shape } from '../../geometry/svg.ts';

/** A ranch windpump: lattice tower, many-bladed wheel and tail. `height` to the hub, pixels. */
export function windpump(x: number, y: number, height: number, color: string, lit: string): string {
  const h = height;
  const hub = y - h;
  let lattice = `M${n(x - h * 0.13)} ${n(y)}L${n(x - h * 0.02)} ${n(hub)}M${n(x + h * 0.13)} ${n(y)}L${n(x + h * 0.02)} ${n(hub)}`;
  for (let t = 0; t < 0.9; t += 0.18) {
    const at = (k: number): number => h * (0.13 - 0.11 * k);
    lattice += `M${n(x - at(t))} ${n(y - h * t)}L${n(x + at(t + 0.18))} ${n(y - h * (t + 0.18))}M${n(x + at(t))} ${n(y - h * t)}L${n(x - at(t + 0.18))} ${n(y - h * (t + 0.18))}M${n(x - at(t + 0.18))} ${n(y - h * (t + 0.18))}H${n(x + at(t + 0.18))}`;
  }
  const r = h * 0.2;
  let blades = '';
  for (let i = 0; i < 16; i += 1) {
    const a = (i / 16) * 2 * Math.PI;
    const p = (k: number, d: number): string => `${n(x + Math.cos(a + d) * r * k)} ${n(hub + Math.sin(a + d) * r * k)}`;
    blades += `M${p(0.3, -0.05)}L${p(1, -0.14)}L${p(1, 0.1)}L${p(0.3, 0.08)}z`;
  }
  const tail = `M${n(x)} ${n(hub - 1)}L${n(x + r * 1.5)} ${n(hub - 1)}L${n(x + r * 1.7)} ${n(hub - r * 0.34)}L${n(x + r * 2.3)} ${n(hub - r * 0.3)}L${n(x + r * 2.1)} ${n(hub + r * 0.26)}L${n(x + r * 1.5)} ${n(hub + 1.5)}L${n(x)} ${n(hub + 1)}z`;
  return (
    line(lattice, color, Math.max(1, h * 0.011)) +
    shape(tail, color) +
    shape(blades, lit) +
    line(`M${n(x - 1)} ${n(hub)}h2`, color, h * 0.04)
  );
}
