import { between, type Random } from '../../geometry/random.ts';
import { n, shape } from '../../geometry/svg.ts';
import type { Masonry } from './mission.ts';

/** A footbridge of limestone as over the San Antonio river: one arch, a parapet rising to the middle, voussoirs round the arch. */
export function footbridge(random: Random, x: number, y: number, width: number, m: Masonry): string {
  const half = width / 2;
  const rise = width * 0.2;
  const span = half * 0.62;
  const deck = (k: number): number => y - rise * 0.62 - rise * 0.62 * (1 - k * k);
  let wall = `M${n(x - half)} ${n(y)}`;
  for (let i = 0; i <= 24; i += 1) wall += `L${n(x - half + (i / 24) * width)} ${n(deck((i / 24) * 2 - 1))}`;
  wall += `L${n(x + half)} ${n(y)}L${n(x + span)} ${n(y)}A${n(span)} ${n(rise * 0.86)} 0 0 0 ${n(x - span)} ${n(y)}z`;
  let cap = '';
  for (let i = 0; i < 24; i += 1) {
    const [a, b] = [(i / 24) * 2 - 1, ((i + 1) / 24) * 2 - 1];
    cap += `M${n(x + a * half)} ${n(deck(a) - 4)}L${n(x + b * half)} ${n(deck(b) - 4)}v5L${n(x + a * half)} ${n(deck(a) + 1)}z`;
  }
  let ring = '';
  for (let i = 0; i < 17; i += 1) {
    const point = (t: number, k: number): string => {
      const a = Math.PI * (1 - t);
      return `${n(x + Math.cos(a) * span * k)} ${n(y - Math.sin(a) * rise * 0.86 * k)}`;
    };
    const [a, b] = [i / 17 + 0.004, (i + 1) / 17 - 0.006];
    ring += `M${point(a, 1)}L${point(b, 1)}L${point(b, 1.13)}L${point(a, 1.13)}z`;
  }
  let stones = '';
  let shade = '';
  for (let i = 0; i < width * 0.55; i += 1) {
    const k = between(random, -0.97, 0.97);
    const top = deck(k) + 4;
    const arch = Math.abs(k) * half < span * 1.16 ? y - Math.sqrt(Math.max(0, 1 - ((k * half) / (span * 1.16)) ** 2)) * rise * 1.02 : y;
    if (arch - top < 6) continue;
    const py = between(random, top, arch - 4);
    const stone = `M${n(x + k * half)} ${n(py)}h${n(between(random, 5, 10))}v3.6h${n(-7)}z`;
    if (random() < 0.55) stones += stone;
    else shade += stone;
  }
  return shape(wall, m.wall) + shape(stones, m.lit, 0.7) + shape(shade, m.shade, 0.35) + shape(ring, m.lit) + shape(cap, m.lit);
}
