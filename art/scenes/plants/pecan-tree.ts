import { between, type Random } from '../../geometry/random.ts';
import { n, shape } from '../../geometry/svg.ts';
import { type Clump, clumps, type Foliage, limb } from './crown.ts';

/** Pecan leaflets hang from the ends of the twigs. */
const droop = (dx: number, dy: number): number => Math.PI / 2 - dx * 0.95 + (dy < -0.5 ? dx * 0.3 : 0);

/** A pecan: tall grey trunk, limbs rising like a vase, an open high crown of drooping leaves. */
export function pecanTree(random: Random, x: number, y: number, height: number, f: Foliage): string {
  const h = height;
  const lean = between(random, -0.04, 0.04) * h;
  const fork = y - h * between(random, 0.24, 0.32);
  let wood =
    limb(x, y + h * 0.01, x + lean * 0.3, fork, h * 0.058, h * 0.044) +
    `M${n(x + h * 0.056)} ${n(y + h * 0.012)}Q${n(x + h * 0.028)} ${n(y)} ${n(x + h * 0.024)} ${n(y - h * 0.07)}H${n(x - h * 0.024)}Q${n(x - h * 0.026)} ${n(y)} ${n(x - h * 0.052)} ${n(y + h * 0.012)}z`;
  let lit = limb(x - h * 0.017, y, x + lean * 0.3 - h * 0.014, fork, h * 0.014, h * 0.01);
  wood += limb(x + lean * 0.3, fork + h * 0.01, x + lean * 0.7, y - h * 0.62, h * 0.044, h * 0.012);
  const back: Clump[] = [];
  const front: Clump[] = [];
  const limbs = h > 90 ? 9 : 5;
  for (let i = 0; i < limbs; i += 1) {
    const u = ((i + between(random, 0.3, 0.7)) / limbs) * 2 - 1;
    const top = 0.56 + 0.38 * Math.sqrt(1 - u * u * 0.9) - between(random, 0, 0.14);
    const [tipX, tipY] = [x + lean + u * h * 0.33, y - h * top];
    const from = fork - h * between(random, -0.03, 0.1);
    const bend = u * h * between(random, 0.03, 0.08);
    wood += limb(x + lean * 0.35, from, tipX, tipY, h * 0.03, h * 0.006, bend);
    if (h > 90) lit += limb(x + lean * 0.35 - h * 0.008, from, tipX, tipY, h * 0.007, h * 0.002, bend);
    const clump = (spot: Clump[], dx: number, dy: number, size: number): void =>
      void spot.push({
        x: tipX + dx * h,
        y: tipY + dy * h,
        rx: h * size * between(random, 0.95, 1.25),
        ry: h * size * between(random, 0.7, 0.9),
      });
    clump(back, 0, 0, 0.1);
    clump(i % 2 === 0 ? front : back, u * 0.05, between(random, 0.08, 0.14), 0.085);
    if (Math.abs(u) > 0.45) clump(front, u * 0.03, between(random, 0.16, 0.24), 0.068);
    else clump(back, -u * 0.1, between(random, 0.14, 0.22), 0.08);
  }
  const leafing = {
    long: Math.min(11, Math.max(3.6, h * 0.036)),
    wide: Math.min(3.2, Math.max(1.3, h * 0.0105)),
    lie: droop,
    density: 0.8,
  };
  return (
    clumps(random, back, leafing, { ...f, gleam: f.light }) +
    shape(wood, f.wood) +
    shape(lit, f.woodLight, 0.7) +
    clumps(random, front, leafing, f)
  );
}
