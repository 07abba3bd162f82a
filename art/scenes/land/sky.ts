import { fractal3 } from '../../geometry/noise.ts';
import { between, seeded } from '../../geometry/random.ts';
import { element, lens, linear, n, radial, shape, stops } from '../../geometry/svg.ts';
import type { Stage } from '../stage.ts';

/** The sky with the glow round the grain; stars by night. */
export function sky(stage: Stage): string {
  const { width, height, sun, halo, haloStrength } = stage;
  // Brightest at the rim of the grain (1 / 2.2 of the way out), gone before the words begin.
  const glow = [0, 0.43, 0.5, 0.58, 0.68, 0.8, 0.9, 1].map((at): [number, string, number] => [
    at,
    halo,
    at < 0.45 ? haloStrength : haloStrength * ((1 - at) / 0.57) ** 2.1,
  ]);
  const last = stage.sky.length - 1;
  const defs =
    linear(
      'sky',
      stage.sky.map((color, i): [number, string] => [i / last, color]),
      [0, 0],
      [0, stage.land(0.12)],
    ) + stage.on(radial('halo', sun.x, sun.y, sun.r * stage.by(2.2, 2.08), glow), radial('halo', sun.x, sun.y, sun.r * 1.3, glow));
  return (
    element('defs', {}, defs) +
    element('rect', { width, height, fill: 'url(#sky)' }) +
    stage.by('', stage.overcast ? '' : stars(stage)) +
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

/** A bank of heaped cloud whose foot dissolves into the air; tones from shade to light, `seed` shapes it. */
export function cloud({ x, y, wide, thick }: Cloud, seed: number, tones: readonly string[], opacity: number): string {
  const random = seeded(seed * 97 + 13);
  const count = Math.max(9, Math.round(wide / (thick * 0.2)));
  const puffs = Array.from({ length: count }, (_, i) => {
    const u = ((i + between(random, 0.1, 0.9)) / count) * 2 - 1;
    const dome = (1 - u * u) ** 0.7 * (0.62 + 0.6 * Math.abs(fractal3(u * 2.6 + seed, 0.4, seed, 2)));
    return {
      u,
      r: Math.max((wide / count) * 0.9, thick * (0.14 + 0.34 * dome * between(random, 0.75, 1.15))),
      lift: thick * dome * between(random, 0.2, 0.6),
    };
  });
  return tones
    .map((tone, layer) => {
      const [name, k] = [`cloud-${seed}-${Math.round(x)}-${layer}`, 1 - layer * 0.16];
      let d = '';
      for (const { u, r, lift } of puffs) {
        const [cx, cy, rx] = [x + u * wide - layer * thick * 0.07, y - lift - layer * thick * 0.07, r * 1.5 * k];
        d += `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(r * k)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(r * k)} 0 1 0 ${n(-2 * rx)} 0z`;
      }
      const foot = y + thick * (0.3 - layer * 0.24);
      const veil = linear(name, stops(tone, [0, 0.45, 1], [opacity, opacity * 0.85, 0]), [0, y - thick], [0, foot]);
      return element('defs', {}, veil) + element('path', { d, fill: `url(#${name})` });
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
