import type { Picture } from '../model.ts';
import { skinBlock } from '../parts/skin.ts';
import type { Pen } from '../pen.ts';
import { blob, circle } from '../shapes.ts';

const hill = (high: number) => (u: number) => high * Math.exp(-(((u - 0.5) / 0.2) ** 2));
const fluid = (p: Pen, x: number, y: number, rx: number, flat: number) =>
  p.blurred(
    p.flat(
      blob(x, y, () => rx, 14, flat),
      p.tone('air')[1],
      0.95,
    ),
    5,
  ) +
  Array.from({ length: 11 }, (_, i) =>
    p.ball(
      Math.round(x + Math.cos(i * 2.4) * rx * 0.72 * Math.sqrt(i / 11)),
      Math.round(y + Math.sin(i * 2.4) * rx * flat * 0.8 * Math.sqrt(i / 11)),
      4,
      'air',
    ),
  ).join('');

/** A block of skin: fluid just under the surface makes a hive, fluid deep down makes a swelling. */
export const hiveDepth: Picture = {
  type: 'pair',
  draw: (p) =>
    skinBlock(p, { x: 14, y: 84, width: 172, tone: 'light', layers: [15, 66, 54], rise: hill(19) }) +
    fluid(p, 100, 101, 34, 0.42) +
    p.changed(circle(100, 101, 44, 21)) +
    skinBlock(p, {
      x: 214,
      y: 84,
      width: 172,
      tone: 'dark',
      layers: [15, 66, 54],
      rise: (u) => 15 * Math.exp(-(((u - 0.5) / 0.34) ** 2)),
    }) +
    fluid(p, 300, 158, 54, 0.42) +
    p.changed(circle(300, 158, 66, 29)),
};
