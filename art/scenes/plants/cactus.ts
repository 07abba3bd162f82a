import { between, type Random } from '../../geometry/random.ts';
import { element, lens, line, n, shape } from '../../geometry/svg.ts';
import type { Foliage } from './crown.ts';

/** Prickly pear: round pads set on pads. `size` is the height of the clump in pixels. */
export function pricklyPear(random: Random, x: number, y: number, size: number, f: Foliage): string {
  const pad = (px: number, py: number, r: number, angle: number, left: number): string => {
    const [cx, cy] = [px + Math.cos(angle) * r, py + Math.sin(angle) * r];
    const turned = (angle * 180) / Math.PI + 90;
    const oval = (dx: number, dy: number, rx: number, ry: number, fill: string, opacity: number): string =>
      element('ellipse', {
        cx: n(cx + dx),
        cy: n(cy + dy),
        rx: n(rx),
        ry: n(ry),
        transform: `rotate(${n(turned)} ${n(cx + dx)} ${n(cy + dy)})`,
        fill,
        'fill-opacity': opacity,
      });
    let dots = '';
    for (let i = 0; i < 9; i += 1) {
      const [a, d] = [i * 2.4, Math.sqrt(i / 9) * r * 0.72];
      dots += `M${n(cx + Math.cos(a) * d * 0.8)} ${n(cy + Math.sin(a) * d)}h.1`;
    }
    let heirs = '';
    if (left > 0) {
      const count = random() < 0.6 ? 2 : 1;
      for (let i = 0; i < count; i += 1) {
        const a = angle + (count === 1 ? between(random, -0.5, 0.5) : (i - 0.5) * between(random, 1.1, 1.6));
        heirs += pad(
          cx + Math.cos(a) * r * 0.82,
          cy + Math.sin(a) * r * 0.82,
          r * between(random, 0.74, 0.9),
          a * 0.7 + (-Math.PI / 2) * 0.3,
          left - 1,
        );
      }
    }
    return (
      heirs +
      oval(0, 0, r * 0.8, r, f.deep, 1) +
      oval(-r * 0.06, -r * 0.05, r * 0.7, r * 0.9, f.body, 1) +
      oval(-r * 0.18, -r * 0.22, r * 0.42, r * 0.55, f.light, 0.7) +
      line(dots, f.gleam, Math.max(0.9, r * 0.07), 0.8)
    );
  };
  let out = '';
  for (const u of [-1, 1, -0.2]) out += pad(x + u * size * 0.26, y, size * between(random, 0.19, 0.24), -Math.PI / 2 + u * 0.4, 2);
  return out;
}

/** A rosette of sword leaves such as sotol or yucca. */
export function yucca(random: Random, x: number, y: number, size: number, f: Foliage): string {
  const tones = ['', '', ''];
  for (let i = 0; i < 34; i += 1) {
    const a = -Math.PI * between(random, 0.03, 0.97);
    const tone = Math.cos(a) < -0.2 ? 2 : Math.cos(a) < 0.5 ? 1 : 0;
    tones[tone] += lens(x, y, size * between(random, 0.7, 1.05), size * 0.055, a);
  }
  return shape(tones[0] ?? '', f.deep) + shape(tones[1] ?? '', f.body) + shape(tones[2] ?? '', f.light);
}
