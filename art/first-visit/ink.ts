/** What the pictures of the first visit share: the thick line and flat colours of the drawings of the devices. */
import { element } from '../geometry/svg.ts';

/** Size in drawing units of every picture. */
export const visitSize = { width: 280, height: 200 } as const;

const ink = '#24403b';

/** The tones of people, cloth and things. */
export const tones = {
  ground: '#fdf5e4',
  fair: '#f1cfae',
  tan: '#dca678',
  brown: '#b67c54',
  denim: '#a9bbd6',
  leaf: '#9fcbb8',
  rose: '#e4b7ac',
  sun: '#f0d68a',
  paper: '#fffdf8',
  wood: '#d9b98c',
  coral: '#c4502f',
  sky: '#7fb3d6',
} as const;

/** A filled shape with the thick line around it. */
export const drawn = (d: string, fill: string, width = 3.5): string =>
  element('path', { d, fill, stroke: ink, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

/** A stroke of the pen. */
export const pen = (d: string, width = 3): string => drawn(d, 'none', width);

/** Words that need not be read: lines of a text, `count` of them from (x, y) downwards. */
export function written(x: number, y: number, long: number, count: number, step = 14): string {
  const lines = Array.from({ length: count }, (_, i) => `M${x} ${y + i * step}h${i % 3 === 2 ? long * 0.7 : long}`);
  return element('path', { d: lines.join(''), fill: 'none', stroke: '#9db0a6', 'stroke-width': 4, 'stroke-linecap': 'round' });
}
