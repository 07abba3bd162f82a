import { ramp } from '../geometry/color.ts';
import { contour, type Field } from '../geometry/contours.ts';
import { type Relief, relief } from '../geometry/relief.ts';
import { element, shape } from '../geometry/svg.ts';
import { alternaria } from './alternaria.ts';
import { ash } from './ash.ts';
import { cladosporium } from './cladosporium.ts';
import { elm } from './elm.ts';
import { grass } from './grass.ts';
import { juniper } from './juniper.ts';
import { mesquite } from './mesquite.ts';
import type { Grain, GrainKind, Theme, Tones } from './model.ts';
import { mulberry } from './mulberry.ts';
import { oak } from './oak.ts';
import { pecan } from './pecan.ts';
import { pigweed } from './pigweed.ts';
import { ragweed } from './ragweed.ts';

const grains: Readonly<Record<GrainKind, Grain>> = {
  juniper,
  elm,
  ash,
  oak,
  mulberry,
  pecan,
  mesquite,
  grass,
  pigweed,
  ragweed,
  alternaria,
  cladosporium,
};

const levels = 34;
/** Path units per field cell: whole numbers keep the paths short. */
const unitsPerCell = 10;

/** One body looked at once serves every theme, crop and size that asks for the same fineness. */
const seen = new Map<string, { outline: string; bands: string[]; core: string }>();

function paths(kind: GrainKind, cells: number): { outline: string; bands: string[]; core: string } {
  const key = `${kind} ${cells}`;
  let found = seen.get(key);
  if (!found) {
    const drawn: Relief = relief(grains[kind].solid, cells);
    const bands = Array.from({ length: levels - 1 }, (_, i) => contour(closed(drawn.tone), (i + 1) / levels, unitsPerCell));
    found = {
      outline: contour(closed(drawn.outline), 0, unitsPerCell),
      bands,
      core: grains[kind].core ? contour(closed(drawn.material), 0.5, unitsPerCell) : '',
    };
    seen.set(key, found);
  }
  return found;
}

/** The same field with a low border, so that every outline is a closed loop. */
function closed({ size, values }: Field): Field {
  const framed = values.slice();
  for (let i = 0; i < size; i += 1) for (const at of [i, (size - 1) * size + i, i * size, i * size + size - 1]) framed[at] = -2;
  return { size, values: framed };
}

const layers = (tones: Tones, bands: readonly string[]): string => bands.map((d, i) => shape(d, ramp(tones, (i + 1.5) / levels))).join('');

/** How a grain is placed: centre and radius in user units, an id that is unique in the document, and the fineness. */
export interface Placement {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  readonly theme: Theme;
  readonly id: string;
  /** Points per side of the grid on which the body is looked at; about one per pixel is plenty. */
  readonly cells?: number;
}

/** A grain as an SVG group, for use inside a larger picture. `radius` is that of the body itself, spikes apart. */
export function grainGroup(kind: GrainKind, { cx, cy, radius, theme, id, cells = 420 }: Placement): string {
  const { solid, skin, core } = grains[kind];
  const { outline, bands, core: opening } = paths(kind, cells);
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

/** How far the drawn body reaches beyond the placement radius (spikes, beaks), as a factor. */
export function grainReach(kind: GrainKind): number {
  return grains[kind].solid.reach;
}

/** A grain alone on a transparent square of `size` pixels, touching the edges. */
export function grainSvg(kind: GrainKind, size: number, theme: Theme = 'light'): string {
  const radius = size / 2 / (grains[kind].solid.reach * 1.01);
  const cells = Math.round(Math.min(420, Math.max(90, size * 0.9)));
  const body = grainGroup(kind, { cx: size / 2, cy: size / 2, radius, theme, id: `grain-${kind}`, cells });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${body}</svg>`;
}
