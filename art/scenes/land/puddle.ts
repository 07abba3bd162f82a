import { fractal3 } from '../../geometry/noise.ts';
import { between, type Random } from '../../geometry/random.ts';
import { element, lens, linear, n, shape, smooth, stops } from '../../geometry/svg.ts';

/** The rim of a puddle: a flat oval with inlets. */
function rim(x: number, y: number, rx: number, ry: number, seed: number, grow: number): [number, number][] {
  return Array.from({ length: 34 }, (_, i): [number, number] => {
    const a = (i / 34) * 2 * Math.PI;
    const k = 1 + 0.42 * fractal3(Math.cos(a) * 1.1 + seed, Math.sin(a) * 1.1, seed, 2) + grow;
    return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k];
  });
}

/** A puddle after rain that mirrors the sky, with a few rings where drops still fall. */
export function puddle(
  random: Random,
  name: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  c: { readonly mud: string; readonly far: string; readonly near: string; readonly glint: string; readonly mirror: string },
): string {
  const seed = between(random, 1, 90);
  const edge = smooth(rim(x, y, rx, ry, seed, 0), true);
  let glints = '';
  let mirror = '';
  for (let i = 0; i < rx / 9; i += 1)
    glints += lens(x + between(random, -0.8, 0.7) * rx, y + between(random, -0.6, 0.7) * ry, between(random, 14, 50), 1.3, 0);
  for (let i = 0; i < 16; i += 1)
    mirror += lens(x + rx * 0.2 + between(random, -0.14, 0.14) * rx, y - ry * 0.7 + (i / 16) * ry * 1.4, rx * 0.3 * (1 - i / 24), 3.4, 0);
  let rings = '';
  for (let i = 0; i < 4; i += 1) {
    const [cx, cy, r] = [x + between(random, -0.6, 0.55) * rx, y + between(random, -0.35, 0.45) * ry, between(random, 9, 24)];
    for (const k of [1, 0.55])
      rings += element('ellipse', {
        cx: n(cx),
        cy: n(cy),
        rx: n(r * k),
        ry: n(r * k * 0.26),
        fill: 'none',
        stroke: c.glint,
        'stroke-width': 1,
        'stroke-opacity': 0.7,
      });
  }
  return (
    element('defs', {}, linear(name, stops([c.far, c.near]), [x, y - ry], [x, y + ry])) +
    shape(smooth(rim(x, y - 1.5, rx, ry, seed, 0.025), true), c.mud) +
    element('path', { d: edge, fill: `url(#${name})` }) +
    shape(mirror, c.mirror, 0.32) +
    shape(glints, c.glint, 0.5) +
    rings
  );
}
