import { between, type Random } from '../../geometry/random.ts';
import { shape } from '../../geometry/svg.ts';
import { clumps, limb, outward, type Clump, type Foliage } from './crown.ts';

/** A live oak: short trunk, long limbs near the ground, a crown twice as wide as high. `height` in pixels. */
export function liveOak(random: Random, x: number, y: number, height: number, f: Foliage): string {
  const h = height;
  const half = h * between(random, 0.86, 1.08);
  const lean = between(random, -0.06, 0.06) * h;
  const fork = y - h * between(random, 0.14, 0.2);
  const big = h > 60;
  let wood = limb(x, y + h * 0.01, x + lean * 0.4, fork, h * 0.13, h * 0.1, between(random, -3, 3)) + limb(x - h * 0.09, y + h * 0.012, x + h * 0.09, y + h * 0.012, h * 0.03, h * 0.03);
  let lit = '';
  const list: Clump[] = [];
  const limbs = big ? 7 : 4;
  for (let i = 0; i < limbs; i += 1) {
    const u = ((i + between(random, 0.25, 0.75)) / limbs) * 2 - 1;
    const tipX = x + lean + u * half * 0.82;
    const tipY = y - h * (0.45 + 0.28 * (1 - u * u) + between(random, -0.04, 0.04));
    const bend = -u * h * between(random, 0.08, 0.16);
    wood += limb(x + lean * 0.4 + u * h * 0.02, fork + h * 0.02, tipX, tipY, h * 0.065, h * 0.014, bend);
    if (big) lit += limb(x + lean * 0.4 + u * h * 0.02 - h * 0.012, fork + h * 0.02, tipX - h * 0.006, tipY - h * 0.008, h * 0.016, h * 0.004, bend);
  }
  const back = big ? 9 : 4;
  for (let i = 0; i < back; i += 1) {
    const u = ((i + 0.5) / back) * 2 - 1 + between(random, -0.07, 0.07);
    const top = Math.sqrt(Math.max(0, 1 - u * u * 0.86));
    list.push({ x: x + lean + u * half * 0.84, y: y - h * (0.27 + 0.5 * top) + between(random, -0.03, 0.03) * h, rx: h * between(random, 0.2, 0.27), ry: h * between(random, 0.16, 0.21) });
  }
  const front = big ? 13 : 4;
  const near: Clump[] = [];
  for (let i = 0; i < front; i += 1) {
    const u = ((i + 0.5) / front) * 2 - 1 + between(random, -0.1, 0.1);
    const top = Math.sqrt(Math.max(0, 1 - u * u));
    near.push({ x: x + lean + u * half * 0.78, y: y - h * (0.3 + 0.34 * top + between(random, -0.1, 0.12)), rx: h * between(random, 0.13, 0.19), ry: h * between(random, 0.085, 0.12) });
  }
  const leafing = { long: Math.min(8, Math.max(3.2, h * 0.045)), wide: Math.min(4, Math.max(1.8, h * 0.023)), lie: outward, density: big ? 0.95 : 0.8 };
  const trunk = shape(limb(x - h * 0.035, y, x + lean * 0.4 - h * 0.03, fork, h * 0.028, h * 0.02), f.woodLight, 0.8);
  return clumps(random, list, leafing, { ...f, gleam: f.light }) + shape(wood, f.wood) + shape(lit, f.woodLight, 0.55) + trunk + clumps(random, near, leafing, f);
}
