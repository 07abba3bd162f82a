import { noise3 } from '../../geometry/noise.ts';
import { between, type Random } from '../../geometry/random.ts';
import { lens, n, shape } from '../../geometry/svg.ts';
import { blade } from '../plants/grasses.ts';

/** A strip of ground below a ridge line: from `left` to `right`, reaching `depth` pixels down. */
export interface Strip {
  readonly left: number;
  readonly right: number;
  readonly top: (x: number) => number;
  readonly depth: number;
}

/** Brush on a hillside: thousands of small round bushes in patches, lit from the upper left. `size` in pixels, tones from shade to light. */
export function scrub(random: Random, strip: Strip, size: number, cover: number, tones: readonly [string, string, string]): string {
  const { left, right, top, depth } = strip;
  const count = Math.round((((right - left) * depth) / (size * size)) * cover);
  const spots: { x: number; y: number; r: number }[] = [];
  for (let i = 0; i < count; i += 1) {
    const x = between(random, left, right);
    const v = random() ** 1.3;
    if (noise3(x / (size * 11), (v * depth) / (size * 4), size) + (0.25 - v * 0.35) < between(random, -0.35, 0.5)) continue;
    spots.push({ x, y: top(x) + v * depth, r: size * between(random, 0.26, 0.6) * (0.75 + v * 0.5) });
  }
  spots.sort((a, b) => a.y - b.y);
  // Painted in a few rows, so that nearer bushes cover farther ones without an element for each bush.
  const rows = 7;
  let out = '';
  for (let row = 0; row < rows; row += 1) {
    let [shade, body, lit] = ['', '', ''];
    for (const { x, y, r } of spots.slice(Math.floor((row * spots.length) / rows), Math.floor(((row + 1) * spots.length) / rows))) {
      const dome = (dx: number, dy: number, k: number): string =>
        `M${n(x - r * k + dx)} ${n(y + dy)}c${n(r * 0.1)} ${n(-r * k * 1.5)} ${n(r * k * 1.9)} ${n(-r * k * 1.5)} ${n(r * k * 2)} 0z`;
      const aside = between(random, -1, 1) * r;
      shade += dome(r * 0.25, r * 0.1, 1) + dome(aside + r * 0.25, r * 0.1, 0.72);
      body += dome(0, 0, 0.94) + dome(aside, 0, 0.66);
      lit += dome(-r * 0.2, -r * 0.32, 0.42) + dome(aside - r * 0.16, -r * 0.2, 0.3);
    }
    out += shape(shade, tones[0]) + shape(body, tones[1]) + shape(lit, tones[2]);
  }
  return out;
}

/** Short grass over a slope: strokes that grow with nearness, in drifts of each tone. */
export function sward(random: Random, strip: Strip, size: number, count: number, tones: readonly string[], opacity = 1): string {
  const { left, right, top, depth } = strip;
  const paths = tones.map(() => '');
  for (let i = 0; i < count; i += 1) {
    const x = between(random, left, right);
    const v = random();
    const h = size * (0.45 + v * 0.9) * between(random, 0.6, 1.3);
    const patch = noise3(x / 130, v * 3, 4.2) * 0.9 + between(random, -0.5, 0.5);
    const layer = Math.min(tones.length - 1, Math.max(0, Math.floor((patch + 1) * 0.5 * tones.length)));
    paths[layer] += blade(x, top(x) + v * depth, h, Math.max(1, h * 0.13), between(random, -0.4, 0.5) * h);
  }
  return paths.map((d, i) => shape(d, tones[i] ?? '#000000', opacity)).join('');
}

/** Long soft patches of light and shade that follow a slope. */
export function patches(random: Random, strip: Strip, count: number, color: string, opacity: number): string {
  const { left, right, top, depth } = strip;
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const x = between(random, left, right);
    const long = between(random, 90, 340);
    const y = top(x + long / 2) + between(random, 0.1, 1) * depth;
    d += lens(x, y, long, long * between(random, 0.04, 0.08), (top(x + long) - top(x)) / long);
  }
  return shape(d, color, opacity);
}
