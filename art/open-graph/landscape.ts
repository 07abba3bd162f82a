/** The Hill Country in flat layers: a band of hills with live oaks and junipers, for pictures that need a ground. */
import { mix } from '../geometry/color.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { element, line, n, shape, smooth } from '../geometry/svg.ts';

const [far, near, bark] = ['#c3d7c9', '#1d5347', '#4a3325'] as const;

/** A live oak: broad, low, its boughs held out. `size` is the width of the crown; the foot stands at (x, y). */
function liveOak(x: number, y: number, size: number, leaf: string, wood: string, random: Random): string {
  const trunk = `M${n(x)} ${n(y)}C${n(x - size * 0.02)} ${n(y - size * 0.14)} ${n(x)} ${n(y - size * 0.18)} ${n(x)} ${n(y - size * 0.22)}`;
  const boughs = [-0.34, -0.14, 0.18, 0.36]
    .map(
      (out) =>
        `M${n(x)} ${n(y - size * 0.15)}Q${n(x + size * out * 0.35)} ${n(y - size * 0.26)} ${n(x + size * out)} ${n(y - size * 0.34)}`,
    )
    .join('');
  const crown: string[] = [];
  const light: string[] = [];
  for (let i = 0; i < 18; i += 1) {
    const out = (i / 17) * 2 - 1;
    const radius = size * between(random, 0.09, 0.15) * (1.12 - Math.abs(out) * 0.42);
    const cx = x + out * size * 0.44;
    const cy = y - size * (0.5 - 0.18 * out * out) + between(random, -0.1, 0.1) * size;
    crown.push(element('circle', { cx: n(cx), cy: n(cy), r: n(radius) }));
    if (i % 3 !== 1) light.push(element('circle', { cx: n(cx - radius * 0.25), cy: n(cy - radius * 0.4), r: n(radius * 0.62) }));
  }
  return (
    line(trunk, wood, size * 0.06) +
    line(boughs, wood, size * 0.026) +
    element('g', { fill: leaf }, ...crown) +
    element('g', { fill: mix(leaf, '#a9cf9a', 0.22) }, ...light)
  );
}

/** An Ashe juniper: a ragged cone that keeps its branches to the ground. */
function juniper(x: number, y: number, size: number, leaf: string, random: Random): string {
  const half: (readonly [number, number])[] = [];
  for (let i = 0; i <= 7; i += 1) {
    const up = i / 7;
    half.push([size * 0.27 * (1 - up ** 1.6) * between(random, 0.78, 1.16) + size * 0.02, y - size * (0.05 + 0.9 * up)]);
  }
  const outline = [
    ...half.map(([w, at]) => [x - w, at] as const),
    ...half.toReversed().map(([w, at]) => [x + w * between(random, 0.85, 1.1), at] as const),
  ];
  const lit = half
    .slice(1, 7)
    .map(([w, at]) => [x - w * 0.72, at] as const)
    .concat(
      half
        .slice(1, 7)
        .toReversed()
        .map(([w, at]) => [x - w * 0.05, at] as const),
    );
  return shape(smooth(outline, true), leaf) + shape(smooth(lit, true), mix(leaf, '#b9d4ae', 0.2));
}

/** Height of a ridge at `x`: slow waves, different for every layer. */
function ridge(x: number, width: number, layer: number): number {
  const u = (x / width) * Math.PI * 2;
  return (
    0.5 * Math.sin(u * (0.8 + layer * 0.27) + layer * 2.1) +
    0.32 * Math.sin(u * (1.7 + layer * 0.21) + layer * 4.4) +
    0.18 * Math.sin(u * 3.3 + layer)
  );
}

interface Band {
  readonly width: number;
  /** Where the farthest ridge stands and where the picture ends. */
  readonly top: number;
  readonly bottom: number;
  readonly seed: number;
}

/** The colour of a layer of the band: 0 far and hazy, 1 near. */
function groundColor(nearness: number): string {
  return mix(far, near, nearness);
}

/** One layer of the band, `nearness` 0 to 1, with its trees. */
function hillLayer({ width, top, bottom, seed }: Band, nearness: number): string {
  const random = seeded(seed + Math.round(nearness * 1000));
  const layer = nearness * 4;
  const depth = bottom - top;
  const height = (x: number) => top + depth * (0.06 + nearness * 0.66) + ridge(x, width, layer) * depth * 0.08;
  const steps = Array.from({ length: 25 }, (_, i) => [(width * i) / 24, height((width * i) / 24)] as const);
  const ground = groundColor(nearness * 0.86);
  const hill = `${smooth(steps)}L${width} ${bottom}L0 ${bottom}Z`;
  const trees: string[] = [];
  const count = nearness === 0 ? 0 : Math.round((width / 46) * (1.15 - nearness * 0.6));
  for (let i = 0; i < count; i += 1) {
    const x = width * ((i + between(random, 0, 0.9)) / count);
    const size = depth * (0.1 + nearness * 0.34) * between(random, 0.7, 1.15);
    const y = height(x) + depth * 0.02;
    const leaf = groundColor(Math.min(1, nearness * 0.86 + 0.16));
    const wood = mix(bark, ground, 0.45 - nearness * 0.4);
    const kind = random();
    trees.push(kind < 0.5 ? liveOak(x, y, size * 1.25, leaf, wood, random) : juniper(x, y, size * 0.85, leaf, random));
  }
  return shape(hill, ground) + trees.join('');
}

/** The whole band, far to near. */
export function landscapeBand(band: Band): string {
  return [0, 0.3, 0.6, 1].map((nearness) => hillLayer(band, nearness)).join('');
}
