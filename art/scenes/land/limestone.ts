import { noise3 } from '../../geometry/noise.ts';
import { between, type Random } from '../../geometry/random.ts';
import { line, n, shape } from '../../geometry/svg.ts';

/** The faces of a rock, and the grass that grows over its foot. */
export interface Stone {
  readonly top: string;
  readonly face: string;
  readonly shade: string;
}

/**
 * An outcrop of Glen Rose limestone along a slope: a broken shelf that thins out at both ends,
 * with a sunlit upper edge, weathered layers and a shadow under it. `thick` in pixels.
 */
export function ledge(random: Random, left: number, right: number, line0: (x: number) => number, thick: number, s: Stone): string {
  let face = '';
  let top = '';
  let shade = '';
  let layers = '';
  const salt = random() * 50;
  for (let x = left; x < right; ) {
    const u = (x - left) / (right - left);
    const swell = Math.max(0.3, Math.sin(Math.PI * u) ** 0.5 * (0.85 + 0.5 * noise3(x / (thick * 9), salt, 1)));
    const h = thick * swell * between(random, 0.75, 1.2);
    const width = h * between(random, 1.1, 3.2);
    const drop = between(random, -0.16, 0.16) * thick;
    const [a, b] = [line0(x) + drop, line0(x + width) + drop + between(random, -0.08, 0.08) * h];
    const rough = (k: number): number => between(random, -0.07, 0.07) * h * k;
    const [ax, bx] = [x + h * between(random, 0.06, 0.22), x + width - h * between(random, 0.06, 0.22)];
    const mid = (ax + bx) / 2;
    const edge = `${n(ax)} ${n(a)}L${n(mid)} ${n((a + b) / 2 + rough(1))}L${n(bx)} ${n(b)}`;
    face += `M${edge}L${n(x + width)} ${n(b + h * 0.3)}L${n(x + width + rough(2))} ${n(b + h * 0.75)}L${n(bx)} ${n(b + h)}L${n(mid)} ${n((a + b) / 2 + h + rough(2))}L${n(ax)} ${n(a + h)}L${n(x + rough(2))} ${n(a + h * 0.6)}L${n(x)} ${n(a + h * 0.25)}z`;
    top += `M${edge}L${n(bx + h * 0.02)} ${n(b + h * 0.2)}L${n(mid)} ${n((a + b) / 2 + h * 0.26 + rough(1))}L${n(ax - h * 0.05)} ${n(a + h * 0.22)}z`;
    shade += `M${n(x)} ${n(a + h * 0.7)}L${n(mid)} ${n((a + b) / 2 + h * 0.82)}L${n(x + width)} ${n(b + h * 0.62)}L${n(x + width + h * 0.3)} ${n(b + h * 1.12)}L${n(x + h * 0.2)} ${n(a + h * 1.12)}z`;
    if (thick > 6)
      layers += `M${n(ax)} ${n(a + h * between(random, 0.42, 0.6))}L${n(mid)} ${n((a + b) / 2 + h * between(random, 0.42, 0.6))}`;
    x += width + (random() < 0.25 ? thick * between(random, 0.4, 2.4) : -h * 0.06);
  }
  return shape(shade, s.shade, 0.5) + shape(face, s.face) + shape(top, s.top) + line(layers, s.shade, Math.max(0.7, thick * 0.05), 0.45);
}
