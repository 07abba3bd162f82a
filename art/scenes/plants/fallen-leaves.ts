import { between, pick, type Random } from '../../geometry/random.ts';
import { lens, line, n, shape } from '../../geometry/svg.ts';

/** One leaf lying on the ground, seen at a slant: an outline with lobes or teeth, a vein and a wet gleam. */
function leafOutline(random: Random, x: number, y: number, long: number, angle: number, lobed: boolean): string {
  const points: string[] = [];
  const steps = lobed ? 18 : 12;
  for (let i = 0; i <= steps * 2; i += 1) {
    const side = i <= steps ? 1 : -1;
    const t = i <= steps ? i / steps : 2 - i / steps;
    const body = Math.sin(Math.PI * t ** 0.85) * 0.24;
    const edge = lobed ? 1 + 0.62 * Math.sin(t * Math.PI * 6.2 - 1) * Math.sin(Math.PI * t) : 1 + 0.1 * (i % 2);
    const [u, v] = [t * long, side * body * long * edge * between(random, 0.94, 1.06)];
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    points.push(`${n(x + u * c - v * s)} ${n(y + (u * s + v * c) * 0.52)}`);
  }
  return `M${points.join('L')}z`;
}

/** Wet leaves scattered over given places; `tones` are the colours of the season. */
export function fallenLeaves(
  random: Random,
  places: readonly (readonly [number, number, number])[],
  tones: readonly [string, string, ...string[]],
  vein: string,
  shadow: string,
  gleam: string,
): string {
  let shade = '';
  let veins = '';
  let wet = '';
  const fills = new Map<string, string>();
  for (const [x, y, size] of places) {
    const angle = between(random, 0, Math.PI * 2);
    const lobed = random() < 0.45;
    const tone = pick(random, tones);
    const outline = leafOutline(random, x, y, size, angle, lobed);
    fills.set(tone, (fills.get(tone) ?? '') + outline);
    shade += lens(x + size * 0.06, y + size * 0.09, size * 1.02, size * 0.3, Math.atan2(Math.sin(angle) * 0.52, Math.cos(angle)));
    const [ex, ey] = [x + Math.cos(angle) * size * 1.16, y + Math.sin(angle) * size * 1.16 * 0.52];
    veins += `M${n(x + (ex - x) * 0.08)} ${n(y + (ey - y) * 0.08)}L${n(ex)} ${n(ey)}`;
    wet += lens(
      x + Math.cos(angle) * size * 0.3 - size * 0.05,
      y + Math.sin(angle) * size * 0.16 - size * 0.06,
      size * 0.34,
      size * 0.07,
      Math.atan2(Math.sin(angle) * 0.52, Math.cos(angle)),
    );
  }
  let out = shape(shade, shadow, 0.4);
  for (const [tone, d] of fills) out += shape(d, tone);
  return out + line(veins, vein, 0.9, 0.6) + shape(wet, gleam, 0.5);
}
