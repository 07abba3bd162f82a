import { between, type Random } from '../../geometry/random.ts';
import { lens, line, n, shape } from '../../geometry/svg.ts';

/** Colours of a bluebonnet field. */
export interface Bonnet {
  readonly deep: string;
  readonly blue: string;
  readonly bright: string;
  readonly cap: string;
  readonly stem: string;
  readonly leaf: string;
}

/** One Texas bluebonnet: a spire of pea flowers with a white tip, over palm-shaped leaves. `height` in pixels. */
export function bluebonnets(random: Random, roots: readonly (readonly [number, number, number])[], c: Bonnet): string {
  let [stems, leaves, deep, blue, bright, cap] = ['', '', '', '', '', ''];
  for (const [x, y, height] of roots) {
    const lean = between(random, -0.12, 0.14) * height;
    stems += `M${n(x)} ${n(y)}Q${n(x)} ${n(y - height * 0.5)} ${n(x + lean)} ${n(y - height * 0.95)}`;
    for (let k = 0; k < 2; k += 1) {
      const [lx, ly] = [x + between(random, -0.2, 0.2) * height, y - height * between(random, 0.08, 0.26)];
      for (let i = 0; i < 5; i += 1)
        leaves += lens(lx, ly, height * 0.15, height * 0.05, -Math.PI / 2 + (i - 2) * 0.72 + between(random, -0.1, 0.1));
    }
    for (let t = 0.38; t < 0.96; t += 0.085) {
      const wide = height * 0.13 * (1.16 - t);
      const [cx, cy] = [x + lean * t * t, y - height * t];
      for (const u of [-0.8, 0.75, 0]) {
        const size = wide * between(random, 0.55, 0.8);
        const dot = `M${n(cx + u * wide - size)} ${n(cy)}a${n(size)} ${n(size * 0.85)} 0 1 0 ${n(2 * size)} 0a${n(size)} ${n(size * 0.85)} 0 1 0 ${n(-2 * size)} 0z`;
        if (t > 0.82) cap += dot;
        else if (u > 0.5) deep += dot;
        else if (u < -0.5) bright += dot;
        else blue += dot;
      }
      if (t < 0.75 && random() < 0.5) cap += lens(cx - wide * 0.2, cy - wide * 0.2, wide * 0.36, wide * 0.3, -0.6);
    }
  }
  return (
    line(stems, c.stem, 1.2) +
    shape(leaves, c.leaf) +
    shape(deep, c.deep) +
    shape(blue, c.blue) +
    shape(bright, c.bright) +
    shape(cap, c.cap)
  );
}
