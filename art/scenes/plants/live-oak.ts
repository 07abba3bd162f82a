import { between, type Random } from '../../geometry/random.ts';
import { n, shape } from '../../geometry/svg.ts';
import { type Clump, clumps, type Foliage, limb, outward } from './crown.ts';

/** A live oak: short flared trunk, long low limbs, a domed crown twice as wide as high whose sides hang near the ground. `height` in pixels. */
export function liveOak(random: Random, x: number, y: number, height: number, f: Foliage): string {
  const h = height;
  const big = h > 60;
  const half = h * between(random, 0.88, 1.12);
  const fork = y - h * between(random, 0.15, 0.2);
  const top = (u: number): number => 0.34 + 0.46 * Math.sqrt(Math.max(0, 1 - u * u));
  const hem = (u: number): number => 0.37 - 0.2 * Math.abs(u);
  const clump = (u: number, v: number, size: number): Clump => ({
    x: x + u * half * 0.86 + between(random, -0.03, 0.03) * h,
    y: y - h * (hem(u) + (top(u) - hem(u)) * v),
    rx: h * size * between(random, 0.95, 1.3),
    ry: h * size * between(random, 0.66, 0.86),
  });
  const row = (count: number, v: number, size: number): Clump[] =>
    Array.from({ length: count }, (_, i) =>
      clump(((i + between(random, 0.25, 0.75)) / count) * 2 - 1, v + between(random, -0.12, 0.12), size),
    );
  const back = big ? [...row(8, 0.95, 0.16), ...row(8, 0.5, 0.18)] : row(5, 0.7, 0.2);
  const front = big
    ? [...row(8, 0.82, 0.125), ...row(9, 0.46, 0.115), ...row(10, 0.1, 0.1).filter((c) => Math.abs(c.x - x) > half * 0.16)]
    : row(5, 0.4, 0.14);
  const flare = h * 0.1;
  let wood = `M${n(x + flare * 1.1)} ${n(y + h * 0.012)}Q${n(x + flare * 0.55)} ${n(y - h * 0.03)} ${n(x + flare * 0.6)} ${n(fork)}L${n(x - flare * 0.55)} ${n(fork)}Q${n(x - flare * 0.5)} ${n(y - h * 0.03)} ${n(x - flare)} ${n(y + h * 0.012)}z`;
  let lit = '';
  for (const u of big ? [-0.8, -0.34, 0.22, 0.72] : [-0.6, 0.05, 0.65]) {
    const reach = u * between(random, 0.84, 1);
    const [tipX, tipY] = [x + reach * half * 0.8, y - h * (hem(reach) + 0.12 + 0.12 * (1 - Math.abs(reach)))];
    const sag = reach * h * between(random, 0.1, 0.17);
    wood += limb(x + u * flare * 0.6, fork + h * 0.03, tipX, tipY, h * 0.085, h * 0.018, sag);
    if (big) lit += limb(x + u * flare * 0.6 - h * 0.014, fork + h * 0.025, tipX - h * 0.004, tipY - h * 0.01, h * 0.016, h * 0.004, sag);
  }
  const leafing = {
    long: Math.min(8, Math.max(3.2, h * 0.045)),
    wide: Math.min(4, Math.max(1.8, h * 0.023)),
    lie: outward,
    density: big ? 0.95 : 0.8,
  };
  const trunk = shape(limb(x - flare * 0.66, y, x - flare * 0.36, fork, h * 0.03, h * 0.022), f.woodLight, 0.75);
  return (
    clumps(random, back, leafing, { ...f, gleam: f.light }) +
    shape(wood, f.wood) +
    shape(lit, f.woodLight, 0.55) +
    trunk +
    clumps(random, front, leafing, f)
  );
}
