import { between, type Random } from '../../geometry/random.ts';
import { lens, line, n, shape } from '../../geometry/svg.ts';
import type { Foliage } from './crown.ts';

/** A ragweed leaf: feathered, the lobes narrow and toothed, the whole a little arched. */
function leaf(x: number, y: number, long: number, angle: number): string {
  const droop = Math.cos(angle) > 0 ? 0.5 : -0.5;
  const at = (t: number): [number, number, number] => {
    const a = angle + droop * t;
    return [x + Math.cos(a) * long * t, y + Math.sin(a) * long * t, a];
  };
  let d =
    lens(x, y, long * 0.5, long * 0.07, angle + droop * 0.2) +
    lens(...(at(0.42).slice(0, 2) as [number, number]), long * 0.55, long * 0.09, angle + droop * 0.9);
  for (let t = 0.2; t < 0.9; t += 0.19) {
    const [px, py, a] = at(t);
    for (const side of [-1, 1]) {
      const lobe = long * 0.46 * Math.sin(Math.PI * (0.25 + t * 0.66));
      const b = a + side * 0.8;
      d += lens(px, py, lobe, lobe * 0.2, b);
      if (long > 34)
        for (const s of [-1, 1])
          d += lens(px + Math.cos(b) * lobe * 0.45, py + Math.sin(b) * lobe * 0.45, lobe * 0.4, lobe * 0.12, b + s * 0.62);
    }
  }
  return d;
}

/** A ragweed in flower: feathered leaves below, tapering spikes of nodding green-gold flower heads above. `light` and `gleam` colour the flowers. */
export function ragweedPlant(
  random: Random,
  x: number,
  y: number,
  height: number,
  f: Foliage,
  flower: { readonly body: string; readonly bright: string },
): string {
  const h = height;
  const leaves = ['', '', ''];
  let stems = '';
  let spikes = '';
  let heads = '';
  let lit = '';
  const spike = (px: number, py: number, angle: number, long: number): void => {
    const [ex, ey] = [px + Math.cos(angle) * long, py + Math.sin(angle) * long];
    spikes += `M${n(px)} ${n(py)}L${n(ex)} ${n(ey)}`;
    const gap = Math.max(2.6, long * 0.034);
    for (let d = long * 0.06; d < long; d += gap) {
      const size = gap * 0.85 * (1.25 - (d / long) * 0.75);
      for (const side of [-1, 1]) {
        const [cx, cy] = [px + Math.cos(angle) * d + side * size * 0.8 * -Math.sin(angle), py + Math.sin(angle) * d + size * 0.45];
        heads += `M${n(cx - size)} ${n(cy)}a${n(size)} ${n(size * 0.8)} 0 1 0 ${n(2 * size)} 0z M${n(cx - size)} ${n(cy)}a${n(size)} ${n(size)} 0 0 1 ${n(2 * size)} 0z`;
        lit += lens(cx - size * 0.8, cy - size * 0.35, size * 1.3, size * 0.6, 0.05);
      }
    }
  };
  const lean = between(random, -0.08, 0.08) * h;
  const at = (t: number): [number, number] => [x + lean * t * t, y - h * t];
  stems += `M${n(x)} ${n(y)}Q${n(x)} ${n(y - h * 0.5)} ${n(at(0.8)[0])} ${n(at(0.8)[1])}`;
  for (let t = 0.1; t < 0.74; t += 0.125) {
    for (const side of [-1, 1]) {
      const [px, py] = at(t);
      const angle = -Math.PI / 2 + side * between(random, 0.6, 1.05);
      const long = h * 0.25 * Math.sin(Math.PI * (0.2 + t * 0.95)) * between(random, 0.85, 1.15);
      leaves[side < 0 ? (random() < 0.5 ? 2 : 1) : random() < 0.5 ? 0 : 1] += leaf(px, py, long, angle);
      if (t > 0.3) {
        const reach = h * 0.19 * (1.08 - t);
        const [bx, by] = [px + Math.cos(angle + side * -0.35) * reach, py + Math.sin(angle + side * -0.35) * reach];
        stems += `M${n(px)} ${n(py)}L${n(bx)} ${n(by)}`;
        spike(bx, by, -Math.PI / 2 + side * between(random, 0.12, 0.5), h * between(random, 0.11, 0.2));
      }
    }
  }
  spike(...at(0.72), -Math.PI / 2 + lean / h, h * 0.27);
  return (
    shape(leaves[0] ?? '', f.deep) +
    line(stems, f.wood, Math.max(1.3, h * 0.011)) +
    shape(leaves[1] ?? '', f.body) +
    shape(leaves[2] ?? '', f.light) +
    line(spikes, f.wood, Math.max(1, h * 0.006)) +
    shape(heads, flower.body) +
    shape(lit, flower.bright)
  );
}
