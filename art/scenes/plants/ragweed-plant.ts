import { between, type Random } from '../../geometry/random.ts';
import { lens, line, n, shape } from '../../geometry/svg.ts';
import type { Foliage } from './crown.ts';

/** A ragweed leaf: twice feathered, the lobes narrow. */
function leaf(x: number, y: number, long: number, angle: number): string {
  let d = lens(x, y, long, long * 0.1, angle);
  for (let t = 0.25; t < 0.95; t += 0.17) {
    const [px, py] = [x + Math.cos(angle) * long * t, y + Math.sin(angle) * long * t];
    for (const side of [-1, 1]) {
      const a = angle + side * 0.85;
      const lobe = long * 0.42 * Math.sin(Math.PI * (0.22 + t * 0.7));
      d += lens(px, py, lobe, lobe * 0.3, a);
      for (const s of [-1, 1]) d += lens(px + Math.cos(a) * lobe * 0.4, py + Math.sin(a) * lobe * 0.4, lobe * 0.42, lobe * 0.16, a + s * 0.7);
    }
  }
  return d;
}

/** A ragweed in flower: feathered leaves below, tapering spikes of nodding green-gold flower heads above. `light` and `gleam` colour the flowers. */
export function ragweedPlant(random: Random, x: number, y: number, height: number, f: Foliage, flower: { readonly body: string; readonly bright: string }): string {
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
  for (let t = 0.1; t < 0.74; t += 0.085) {
    for (const side of [-1, 1]) {
      const [px, py] = at(t);
      const angle = -Math.PI / 2 + side * between(random, 0.75, 1.15);
      const long = h * 0.24 * (1.2 - t) * between(random, 0.85, 1.15);
      leaves[side < 0 ? (random() < 0.5 ? 2 : 1) : random() < 0.5 ? 0 : 1] += leaf(px, py, long, angle);
      if (t > 0.34) {
        const reach = h * 0.2 * (1.05 - t);
        const [bx, by] = [px + Math.cos(angle + side * -0.35) * reach, py + Math.sin(angle + side * -0.35) * reach];
        stems += `M${n(px)} ${n(py)}L${n(bx)} ${n(by)}`;
        spike(bx, by, -Math.PI / 2 + side * between(random, 0.1, 0.3), h * between(random, 0.13, 0.19));
      }
    }
  }
  spike(...at(0.72), -Math.PI / 2 + lean / h, h * 0.3);
  return (
    shape(leaves[0] ?? '', f.deep) + line(stems, f.wood, Math.max(1.3, h * 0.011)) + shape(leaves[1] ?? '', f.body) + shape(leaves[2] ?? '', f.light) +
    line(spikes, f.wood, Math.max(1, h * 0.006)) + shape(heads, flower.body) + shape(lit, flower.bright)
  );
}
