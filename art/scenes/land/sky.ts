import { fractal3 } from '../../geometry/noise.ts';
import { between } from '../../geometry/random.ts';
import { element, lens, linear, n, radial, shape, smooth } from '../../geometry/svg.ts';
import type { Stage } from '../stage.ts';

/** The sky with the glow round the grain; stars by night. */
export function sky(stage: Stage): string {
  const { width, height, sun, halo, haloStrength } = stage;
  // Brightest at the rim of the grain (1 / 2.2 of the way out), gone before the words begin.
  const glow = [0, 0.43, 0.5, 0.58, 0.68, 0.8, 0.9, 1].map((at): [number, string, number] => [at, halo, at < 0.45 ? haloStrength : haloStrength * ((1 - at) / 0.57) ** 2.1]);
  const last = stage.sky.length - 1;
  const defs =
    linear('sky', stage.sky.map((color, i): [number, string] => [i / last, color]), [0, 0], [0, stage.land(0.12)]) +
    radial('halo', sun.x, sun.y, sun.r * 2.2, glow);
  return (
    element('defs', {}, defs) +
    element('rect', { width, height, fill: 'url(#sky)' }) +
    stage.by('', stars(stage)) +
    element('rect', { width, height, fill: 'url(#halo)' })
  );
}

function stars(stage: Stage): string {
  const random = stage.random(90);
  let small = '';
  let large = '';
  const count = stage.on(150, 90);
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [random() * stage.width, random() ** 1.5 * stage.land(0) * 0.92];
    const r = between(random, 0.6, 1.2) + (random() < 0.07 ? 0.7 : 0);
    if (Math.hypot(x - stage.sun.x, y - stage.sun.y) < stage.sun.r * 1.15) continue;
    const dot = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
    if (r > 1.25) large += dot;
    else small += dot;
  }
  return shape(small, '#dfe8ea', 0.4) + shape(large, '#f6efd8', 0.6);
}

/** Where a bank of cloud lies: centre, half width, thickness, all in pixels. */
export interface Cloud {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly thick: number;
}

/** A long flat-bottomed cloud bank in two or three tones; `seed` shapes it. */
export function cloud({ x, y, wide, thick }: Cloud, seed: number, tones: readonly string[], opacity: number): string {
  return tones
    .map((tone, layer) => {
      const points: [number, number][] = [];
      const shrink = 1 - layer * 0.13;
      const steps = Math.max(14, Math.round(wide / 14));
      for (let i = 0; i <= steps; i += 1) {
        const u = (i / steps) * 2 - 1;
        const dome = (1 - u * u) ** 0.8;
        const puff = 0.62 + 0.75 * Math.abs(fractal3(u * wide * 0.012 + seed, layer * 0.4, seed, 3));
        points.push([x + u * wide * shrink - layer * wide * 0.03, y - dome * puff * thick * shrink - layer * thick * 0.08]);
      }
      for (let i = steps; i >= 0; i -= 2) {
        const u = (i / steps) * 2 - 1;
        points.push([x + u * wide * shrink - layer * wide * 0.03, y + (1 - u * u) * thick * (0.16 - layer * 0.11) * (0.8 + 0.6 * fractal3(u * 5 + seed, 9, layer, 2))]);
      }
      return shape(smooth(points, true), tone, opacity);
    })
    .join('');
}

/** Long thin streaks of high cloud, few and faint, with soft edges. */
export function streaks(stage: Stage, part: number, color: string, opacity: number, count: number, top: number, bottom: number): string {
  const random = stage.random(part);
  const out: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [between(random, -0.1, 1) * stage.width, between(random, top, bottom) * stage.height];
    const long = between(random, 220, 640);
    const lift = between(random, -0.07, 0.02);
    for (let k = 0; k < 5; k += 1) {
      const some = long * between(random, 0.35, 1);
      out.push(lens(x + between(random, 0, long - some), y + between(random, -9, 9), some, some * between(random, 0.012, 0.035), lift));
    }
  }
  return out.map((d) => shape(d, color, opacity)).join('');
}
