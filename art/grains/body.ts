import type { Theme } from '../drawn.ts';
import { ramp } from '../geometry/color.ts';
import { contour, type Field } from '../geometry/contours.ts';
import { relief } from '../geometry/relief.ts';
import { element, shape } from '../geometry/svg.ts';
import type { Grain, Tones } from './model.ts';

const levels = 34;
/** Path units per field cell: whole numbers keep the paths short. */
const unitsPerCell = 10;

interface Outlines {
  readonly outline: string;
  readonly bands: readonly string[];
  readonly core: string;
}

/** One body looked at once serves every theme, crop and size that asks for the same fineness. */
const seen = new WeakMap<Grain, Map<number, Outlines>>();

/** The same field with a low border, so that every outline is a closed loop. */
function closed({ size, values }: Field): Field {
  const framed = values.slice();
  for (let i = 0; i < size; i += 1) for (const at of [i, (size - 1) * size + i, i * size, i * size + size - 1]) framed[at] = -2;
  return { size, values: framed };
}

function outlinesOf(grain: Grain, cells: number): Outlines {
  const fineness = seen.get(grain) ?? new Map<number, Outlines>();
  seen.set(grain, fineness);
  let found = fineness.get(cells);
  if (!found) {
    const drawn = relief(grain.solid, cells);
    const tone = closed(drawn.tone);
    found = {
      outline: contour(closed(drawn.outline), 0, unitsPerCell),
      bands: Array.from({ length: levels - 1 }, (_, i) => contour(tone, (i + 1) / levels, unitsPerCell)),
      core: grain.core ? contour(closed(drawn.material), 0.5, unitsPerCell) : '',
    };
    fineness.set(cells, found);
  }
  return found;
}

const layers = (tones: Tones, bands: readonly string[]): string => bands.map((d, i) => shape(d, ramp(tones, (i + 1.5) / levels))).join('');

/** How a body is placed: centre and radius in user units, an id that is unique in the document, and the fineness. */
export interface Placement {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  readonly theme: Theme;
  readonly id: string;
  /** Points per side of the grid on which the body is looked at; about one per pixel is plenty. */
  readonly cells?: number;
}

/** A shaded body as an SVG group, for use inside a larger picture. `radius` is that of the body itself, spikes apart. */
export function bodyGroup(grain: Grain, { cx, cy, radius, theme, id, cells = 420 }: Placement): string {
  const { solid, skin, core } = grain;
  const { outline, bands, core: opening } = outlinesOf(grain, cells);
  const reach = solid.reach * 1.03;
  const scale = (2 * reach * radius) / ((cells - 1) * unitsPerCell);
  // Masks, not clip paths: the renderer smooths the edge of a mask and leaves a clip path jagged.
  const frame = { x: 0, y: 0, width: cells * unitsPerCell, height: cells * unitsPerCell, maskUnits: 'userSpaceOnUse' };
  const mask = (name: string, d: string): string =>
    element('mask', { id: `${id}-${name}`, ...frame }, element('path', { d, fill: '#ffffff' }));
  const ground = (fill = '#000000'): string => element('rect', { width: frame.width, height: frame.height, fill });
  const inner =
    opening && core
      ? mask('core', opening) + element('g', { mask: `url(#${id}-core)` }, ground(core[theme][0]), layers(core[theme], bands))
      : '';
  return element(
    'g',
    { transform: `translate(${cx - reach * radius} ${cy - reach * radius}) scale(${scale.toFixed(6)})` },
    mask('skin', outline),
    element('g', { mask: `url(#${id}-skin)` }, ground(skin[theme][0]), layers(skin[theme], bands), inner),
  );
}

/** Where a small body drifts: centre, radius and, where it is far away, how much it covers. */
export interface Drifting {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly opacity?: number;
}

/** What many small bodies have in common. */
export interface Swarm {
  readonly theme: Theme;
  readonly id: string;
  readonly cells: number;
  /** Size of the picture they drift in. */
  readonly frame: { readonly width: number; readonly height: number };
}

/** Many small copies of a body that nowhere overlap, under one mask: a renderer pays for every mask as for the whole picture. */
export function driftingBodies(grain: Grain, places: readonly Drifting[], { theme, id, cells, frame }: Swarm): string {
  const { solid, skin, core } = grain;
  const { outline, bands, core: opening } = outlinesOf(grain, cells);
  const reach = solid.reach * 1.03;
  const side = cells * unitsPerCell;
  const everywhere = (name: string, opacity = false): string =>
    places
      .map(({ x, y, radius, ...place }) =>
        element('use', {
          href: `#${id}-${name}`,
          transform: `translate(${(x - reach * radius).toFixed(2)} ${(y - reach * radius).toFixed(2)}) scale(${((2 * reach * radius) / ((cells - 1) * unitsPerCell)).toFixed(6)})`,
          'fill-opacity': opacity ? place.opacity : undefined,
        }),
      )
      .join('');
  const part = (name: string, drawn: string): string => element('g', { id: `${id}-${name}` }, drawn);
  const mask = (name: string, drawn: string): string =>
    element('mask', { id: `${id}-${name}`, x: 0, y: 0, ...frame, maskUnits: 'userSpaceOnUse' }, drawn);
  const body = (tones: Tones): string => element('rect', { width: side, height: side, fill: tones[0] }) + layers(tones, bands);
  const shapes = [part('outline', element('path', { d: outline, fill: '#ffffff' })), part('body', body(skin[theme]))];
  let drawn = everywhere('body');
  if (opening && core) {
    shapes.push(part('opening', element('path', { d: opening, fill: '#ffffff' })), part('inner', body(core[theme])));
    drawn += element('g', { mask: `url(#${id}-core)` }, everywhere('inner'));
  }
  return (
    element('defs', {}, ...shapes) +
    mask('skin', everywhere('outline', true)) +
    (opening && core ? mask('core', everywhere('opening')) : '') +
    element('g', { mask: `url(#${id}-skin)` }, drawn)
  );
}

/** Points per side of the grid for a body alone on a square of `size` pixels: the same for every larger one, so that all are drawn from one look. */
export const finenessFor = (size: number): number => (size < 240 ? Math.round(Math.max(90, size * 0.9)) : 420);

/** A body alone on a transparent square of `size` pixels, touching the edges. */
export function bodySvg(grain: Grain, size: number, theme: Theme = 'light', id = 'body'): string {
  const radius = size / 2 / (grain.solid.reach * 1.01);
  const body = bodyGroup(grain, { cx: size / 2, cy: size / 2, radius, theme, id, cells: finenessFor(size) });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${body}</svg>`;
}
