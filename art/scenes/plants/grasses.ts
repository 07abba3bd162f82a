import { between, type Random } from '../../geometry/random.ts';
import { lens, line, n, shape } from '../../geometry/svg.ts';

/** A blade as a thin curved sickle from its root; `sway` moves the tip sideways, pixels. */
export function blade(x: number, y: number, height: number, width: number, sway: number): string {
  const [tx, ty] = [x + sway, y - height];
  return `M${n(x - width / 2)} ${n(y)}Q${n(x + sway * 0.15)} ${n(y - height * 0.6)} ${n(tx)} ${n(ty)}Q${n(x + sway * 0.15 + width)} ${n(y - height * 0.55)} ${n(x + width / 2)} ${n(y)}z`;
}

/** Colours of a grass in seed. */
export interface Straw {
  readonly stem: string;
  readonly seed: string;
  readonly bright: string;
}

/** Where a stem stands, how tall it is and how far its head nods, pixels. */
export interface Stem {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly nod: number;
}

/** The point at `t` (0 root – 1 tip) of a nodding stem, with its direction. */
function along({ x, y, height, nod }: Stem, t: number): { x: number; y: number; angle: number } {
  const bend = nod * t * t;
  return { x: x + bend, y: y - height * (t - 0.06 * t * t * Math.abs(nod / height)), angle: Math.atan2(-height, 2 * nod * t) };
}

function stalk(stem: Stem, width: number, color: string): string {
  const points = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => along(stem, t));
  return line(points.map((p, i) => `${i === 0 ? 'M' : 'L'}${n(p.x)} ${n(p.y)}`).join(''), color, width);
}

/** Sideoats grama, the grass of Texas: oat-like spikelets hung along one side of the stem. */
export function sideoats(random: Random, stem: Stem, s: Straw): string {
  let seed = '';
  let bright = '';
  const size = stem.height * 0.05;
  for (let t = 0.52; t < 1; t += 0.026) {
    const p = along(stem, t);
    const side = Math.PI / 2 + between(random, -0.25, 0.25) + (stem.nod > 0 ? -0.25 : 0.25);
    const long = size * between(random, 0.8, 1.15) * (1.25 - t * 0.5);
    seed += lens(p.x, p.y, long, long * 0.36, side);
    bright += lens(p.x - 0.6, p.y, long * 0.8, long * 0.14, side);
  }
  return stalk(stem, Math.max(1.2, stem.height * 0.007), s.stem) + shape(seed, s.seed) + shape(bright, s.bright, 0.85);
}

/** Bermuda grass: four or five fingers spread from the tip of the stem. */
export function bermuda(random: Random, stem: Stem, s: Straw): string {
  const tip = along(stem, 1);
  let d = '';
  let beads = '';
  for (let i = 0; i < 5; i += 1) {
    const a = tip.angle + (i - 2) * 0.42 + between(random, -0.08, 0.08);
    const long = stem.height * between(random, 0.14, 0.18);
    const [ex, ey] = [tip.x + Math.cos(a) * long, tip.y + Math.sin(a) * long + Math.abs(i - 2) * long * 0.12];
    d += `M${n(tip.x)} ${n(tip.y)}Q${n(tip.x + Math.cos(a) * long * 0.5)} ${n(tip.y + Math.sin(a) * long * 0.6)} ${n(ex)} ${n(ey)}`;
    for (let t = 0.15; t < 1; t += 0.1) beads += lens(tip.x + (ex - tip.x) * t, tip.y + (ey - tip.y) * t, long * 0.1, long * 0.05, a + 0.5);
  }
  return (
    stalk(stem, Math.max(1.1, stem.height * 0.006), s.stem) + line(d, s.seed, Math.max(1.4, stem.height * 0.011)) + shape(beads, s.bright)
  );
}

/** A loose plume such as Johnson grass or Indian grass carries: whorls of thin branches with a spikelet at each end. */
export function plume(random: Random, stem: Stem, s: Straw): string {
  let branches = '';
  let seed = '';
  let bright = '';
  const size = stem.height * 0.034;
  for (let t = 0.58; t <= 1; t += 0.035) {
    const p = along(stem, t);
    const reach = stem.height * 0.15 * (1.12 - t) * 1.9;
    for (const side of [-1, 1, random() < 0.5 ? -0.5 : 0.5]) {
      const a = p.angle + side * between(random, 0.35, 0.7);
      const long = reach * between(random, 0.6, 1.05) * (Math.abs(side) < 1 ? 0.8 : 1);
      const [ex, ey] = [p.x + Math.cos(a) * long, p.y + Math.sin(a) * long + long * 0.12];
      branches += `M${n(p.x)} ${n(p.y)}Q${n(p.x + Math.cos(a) * long * 0.6)} ${n(p.y + Math.sin(a) * long * 0.8)} ${n(ex)} ${n(ey)}`;
      for (const back of [0, 0.3, 0.55]) {
        const at = (k: number, e: number): number => k + (e - k) * (1 - back);
        seed += lens(at(p.x, ex), at(p.y, ey), size, size * 0.4, a + between(random, -0.3, 0.5));
        if (random() < 0.6) bright += lens(at(p.x, ex), at(p.y, ey), size * 0.7, size * 0.16, a + between(random, -0.3, 0.5));
      }
    }
  }
  return (
    stalk(stem, Math.max(1.2, stem.height * 0.0065), s.stem) +
    line(branches, s.stem, Math.max(0.6, stem.height * 0.0022)) +
    shape(seed, s.seed) +
    shape(bright, s.bright, 0.9)
  );
}
