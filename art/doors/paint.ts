/** What the door pictures share: bodies lit from the upper left, as the grains are, and the grains themselves in small. */
import { mix } from '../geometry/color.ts';
import { seeded } from '../geometry/random.ts';
import { element, n, radial, type Stop } from '../geometry/svg.ts';

/** Size in drawing units of every door picture. */
export const doorSize = { width: 200, height: 160 } as const;

/** A fill that rounds a body: light from the upper left, a warm edge at the lower right. */
export function lit(id: string, x: number, y: number, r: number, color: string): string {
  const stops: Stop[] = [
    [0, mix(color, '#ffffff', 0.62)],
    [0.35, mix(color, '#ffffff', 0.22)],
    [0.75, color],
    [1, mix(color, '#2b1a1a', 0.34)],
  ];
  return radial(id, x - r * 0.38, y - r * 0.42, r * 1.5, stops);
}

/** A shape of a body filled by the gradient `id`. */
export const body = (d: string, id: string): string => element('path', { d, fill: `url(#${id})` });

/** The soft shadow of what stands on the ground. */
export function shadow(x: number, y: number, rx: number): string {
  return (
    element(
      'defs',
      {},
      element(
        'radialGradient',
        { id: `shade${Math.round(x)}` },
        element('stop', { offset: 0, 'stop-color': '#1c2a28', 'stop-opacity': 0.3 }),
        element('stop', { offset: 1, 'stop-color': '#1c2a28', 'stop-opacity': 0 }),
      ),
    ) + element('ellipse', { cx: x, cy: y, rx, ry: rx * 0.16, fill: `url(#shade${Math.round(x)})` })
  );
}

/** A grain of pollen in small: a lit ball with granules. `id` is unique in the picture. */
export function grain(id: string, x: number, y: number, r: number, color: string, seed: number): string {
  const random = seeded(seed);
  let dots = '';
  const count = Math.round(10 + r * 1.4);
  for (let i = 0; i < count; i += 1) {
    const a = random() * 2 * Math.PI;
    const d = Math.sqrt(random()) * 0.9;
    const size = r * 0.09 * (1.25 - d * 0.6);
    dots += `M${n(x + Math.cos(a) * d * r - size)} ${n(y + Math.sin(a) * d * r)}a${n(size)} ${n(size)} 0 1 0 ${n(2 * size)} 0a${n(size)} ${n(size)} 0 1 0 ${n(-2 * size)} 0z`;
  }
  return (
    element('defs', {}, lit(id, x, y, r, color)) +
    element('circle', { cx: x, cy: y, r, fill: `url(#${id})` }) +
    element('path', { d: dots, fill: mix(color, '#3a2408', 0.55), 'fill-opacity': 0.5 })
  );
}
