import { mix } from '../../geometry/color.ts';
import { between, type Random } from '../../geometry/random.ts';
import { lens, n, shape } from '../../geometry/svg.ts';

/** Four tones of leaf and two of bark. */
export interface Foliage {
  readonly deep: string;
  readonly body: string;
  readonly light: string;
  readonly gleam: string;
  readonly wood: string;
  readonly woodLight: string;
}

/** All tones of a foliage moved towards one colour, as air or dusk does it. */
export function tinted(f: Foliage, color: string, amount: number): Foliage {
  const m = (c: string): string => mix(c, color, amount);
  return { deep: m(f.deep), body: m(f.body), light: m(f.light), gleam: m(f.gleam), wood: m(f.wood), woodLight: m(f.woodLight) };
}

/** A mass of leaves: centre and half axes in pixels. */
export interface Clump {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** How a kind of leaf lies: length and width of a dab in pixels, and which way it points from the middle of its clump. */
export interface Leafing {
  readonly long: number;
  readonly wide: number;
  /** Radians for a dab at (dx, dy), both -1 to 1. */
  readonly lie: (dx: number, dy: number) => number;
  /** Dabs per dab-sized area; 1 covers closely. */
  readonly density: number;
}

export const outward = (dx: number, dy: number): number => Math.atan2(dy, dx);

/** Paints clumps one over the other, lit from the upper left. */
export function clumps(random: Random, list: readonly Clump[], leafing: Leafing, f: Foliage): string {
  return list.map((clump) => paintClump(random, clump, leafing, f)).join('');
}

function paintClump(random: Random, { x, y, rx, ry }: Clump, { long, wide, lie, density }: Leafing, f: Foliage): string {
  const tones = ['', '', '', ''];
  const count = Math.max(6, Math.round(((rx * ry) / (long * wide)) * 5.5 * density));
  for (let i = 0; i < count; i += 1) {
    const a = random() * 2 * Math.PI;
    const r = Math.sqrt(random()) * between(random, 0.86, 1.04);
    const [dx, dy] = [Math.cos(a) * r, Math.sin(a) * r];
    const lit = -(0.55 * dx + 0.85 * dy) + between(random, -0.42, 0.42);
    const tone = lit > 0.72 ? 3 : lit > 0.2 ? 2 : lit > -0.42 ? 1 : 0;
    const size = between(random, 0.7, 1.25);
    const angle = lie(dx, dy) + between(random, -0.7, 0.7);
    const dab = lens(
      x + dx * rx - Math.cos(angle) * long * 0.4,
      y + dy * ry - Math.sin(angle) * long * 0.4,
      long * size,
      wide * size,
      angle,
    );
    tones[tone] += dab;
  }
  const core = `M${n(x - rx * 0.8)} ${n(y)}a${n(rx * 0.8)} ${n(ry * 0.78)} 0 1 0 ${n(rx * 1.6)} 0a${n(rx * 0.8)} ${n(ry * 0.78)} 0 1 0 ${n(-rx * 1.6)} 0z`;
  return shape(core + tones[0], f.deep) + shape(tones[1] ?? '', f.body) + shape(tones[2] ?? '', f.light) + shape(tones[3] ?? '', f.gleam);
}

/** A tapered limb from one point to another, bent by `bend` pixels to its left. */
export function limb(x0: number, y0: number, x1: number, y1: number, w0: number, w1: number, bend = 0): string {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy) || 1;
  const [px, py] = [-dy / length, dx / length];
  const [mx, my] = [(x0 + x1) / 2 + px * bend, (y0 + y1) / 2 + py * bend];
  const [a, b, m] = [w0 / 2, w1 / 2, (w0 + w1) / 4];
  return `M${n(x0 + px * a)} ${n(y0 + py * a)}Q${n(mx + px * m)} ${n(my + py * m)} ${n(x1 + px * b)} ${n(y1 + py * b)}L${n(x1 - px * b)} ${n(y1 - py * b)}Q${n(mx - px * m)} ${n(my - py * m)} ${n(x0 - px * a)} ${n(y0 - py * a)}z`;
}

/** A soft ragged shadow on the ground, thrown to the lower right. */
export function groundShadow(x: number, y: number, width: number, color: string, opacity: number): string {
  let d = '';
  for (let i = 0; i < 7; i += 1) {
    const long = width * (0.55 + 0.3 * Math.abs(Math.sin(i * 2.3 + x)));
    d += lens(x - long * 0.42 + Math.sin(i * 1.7 + x) * width * 0.12, y + (i - 3) * width * 0.011 + 1, long, width * 0.035, 0.015);
  }
  return shape(d, color, opacity * 0.62);
}
