import { between, type Random } from '../../geometry/random.ts';
import { element, line, n } from '../../geometry/svg.ts';
import type { Node } from '../../portraits/stem.ts';
import { along } from './compound.ts';

/** A catkin or spike: flowers set densely round a thread. */
export interface Tassel {
  readonly long: number;
  /** Radians by which the thread turns from foot to tip; see also `hang`. */
  readonly bend: number;
  /** Half width at `t`, 0 foot to 1 tip. */
  readonly width: (t: number) => number;
  /** Rows of flowers along the thread and flowers in a row. */
  readonly rows: number;
  readonly across: number;
  /** Radius of a flower. */
  readonly bead: number;
  /** In the shade, the body, in the light. */
  readonly tones: readonly [string, string, string];
  readonly thread: string;
  /** Stamens: their length beyond the flowers, and their colours as thread and tip. */
  readonly stamens?: { readonly long: number; readonly thread: string; readonly tip: string; readonly every: number };
}

/** The bend that brings a thread starting in direction `angle` to hang straight down at its tip. */
export function hang(angle: number): number {
  return Math.atan2(Math.sin(Math.PI / 2 - angle), Math.cos(Math.PI / 2 - angle));
}

export function tassel(base: Node, form: Tassel, random: Random): string {
  const threads: string[] = [];
  const beads: string[] = [];
  for (let i = 0; i < form.rows; i += 1) {
    const t = (i + 0.6) / form.rows;
    const at = along(base, form.long, form.bend, t);
    const half = form.width(t);
    const [nx, ny] = [-Math.sin(at.angle), Math.cos(at.angle)];
    for (let k = 0; k < form.across; k += 1) {
      const place = form.across === 1 ? (i % 2 === 0 ? 0.5 : -0.5) : (k / (form.across - 1)) * 2 - 1;
      const out = place * half * 0.9 + between(random, -0.12, 0.12) * half;
      const shift = between(random, -0.35, 0.35) * form.bead;
      const [x, y] = [at.x + nx * out + Math.cos(at.angle) * shift, at.y + ny * out + Math.sin(at.angle) * shift];
      // Light from the upper left: what stands out that way is bright.
      const lit = (-(nx * 0.6 + ny * 0.8) * place + between(random, -0.5, 0.5)) * 0.9;
      const tone = form.tones[lit > 0.28 ? 2 : lit < -0.32 ? 0 : 1];
      beads.push(element('circle', { cx: n(x), cy: n(y), r: n(form.bead * between(random, 0.82, 1.14)), fill: tone }));
      const { stamens } = form;
      if (stamens && random() < stamens.every) {
        const far = half + stamens.long * between(random, 0.6, 1.1);
        const way = place === 0 ? 1 : Math.sign(place);
        const lean = between(random, -0.5, 0.8);
        const [ex, ey] = [
          at.x + nx * far * way + Math.cos(at.angle) * far * lean * 0.5,
          at.y + ny * far * way + Math.sin(at.angle) * far * lean * 0.5,
        ];
        threads.push(line(`M${n(x)} ${n(y)}L${n(ex)} ${n(ey)}`, stamens.thread, 0.7));
        beads.push(element('circle', { cx: n(ex), cy: n(ey), r: n(form.bead * 0.42), fill: stamens.tip }));
      }
    }
  }
  const axis = [0, 0.25, 0.5, 0.75, 1].map((t) => along(base, form.long, form.bend, t));
  const spine = axis.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
  return line(spine, form.thread, Math.max(0.9, form.bead * 0.5)) + threads.join('') + beads.join('');
}
