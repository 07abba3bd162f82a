import type { Theme } from '../drawn.ts';
import { turn } from '../geometry/sphere.ts';
import { element, svg } from '../geometry/svg.ts';
import { bodySvg } from '../grains/body.ts';
import { dustMiteSvg } from '../grains/dust-mite.ts';
import { elm as elmGrain } from '../grains/elm.ts';
import { grainGroup, grainSvg } from '../grains/grain.ts';
import { hackberry as hackberryGrain } from '../grains/hackberry.ts';
import { marshElder as marshElderGrain } from '../grains/marsh-elder.ts';
import type { GrainKind } from '../grains/model.ts';
import { ash } from './ash.ts';
import { cedarElm } from './cedar-elm.ts';
import { dustMite } from './dust-mite.ts';
import { elm } from './elm.ts';
import { grass } from './grass.ts';
import { hackberry } from './hackberry.ts';
import { marshElder } from './marsh-elder.ts';
import { mesquite } from './mesquite.ts';
import { type Plate, plateSide } from './model.ts';
import { mold } from './mold.ts';
import { mountainCedar } from './mountain-cedar.ts';
import { mulberry } from './mulberry.ts';
import { oak } from './oak.ts';
import { ground } from './parts/ground.ts';
import { pecan } from './pecan.ts';
import { pigweed } from './pigweed.ts';
import { ragweed } from './ragweed.ts';

const plates = {
  'mountain-cedar': mountainCedar,
  elm,
  'cedar-elm': cedarElm,
  ash,
  oak,
  hackberry,
  mulberry,
  pecan,
  mesquite,
  grass,
  pigweed,
  'marsh-elder': marshElder,
  ragweed,
  mold,
  'dust-mite': dustMite,
} satisfies Readonly<Record<string, Plate>>;

/** A plant, the molds or the mite, as the chart of the year names it. */
export type SeasonId = keyof typeof plates;

export const seasonIds = Object.keys(plates) as SeasonId[];

/** Chains of Alternaria with a branch of Cladosporium: the two molds that are counted as one in the chart. */
function spores(size: number, theme: Theme): string {
  const at = (kind: GrainKind, x: number, y: number, r: number) =>
    grainGroup(kind, { cx: size * x, cy: size * y, radius: size * r, theme, id: kind, cells: Math.round(Math.min(420, size * 1.4)) });
  return svg(size, size, '', at('alternaria', 0.46, 0.46, 0.45) + at('cladosporium', 0.73, 0.71, 0.27));
}

/** Both elms have the same grain: that of the cedar elm is seen from its side, an oval, so that their silhouettes differ. */
const elmFromSide = { ...elmGrain, solid: { ...elmGrain.solid, turn: turn(-84, 8, 12) } };

/** What the microscope shows of each, as a square of `size` units. */
const grains: Readonly<Record<SeasonId, (size: number, theme: Theme) => string>> = {
  'mountain-cedar': (size, theme) => grainSvg('juniper', size, theme),
  elm: (size, theme) => grainSvg('elm', size, theme),
  'cedar-elm': (size, theme) => bodySvg(elmFromSide, size, theme),
  ash: (size, theme) => grainSvg('ash', size, theme),
  oak: (size, theme) => grainSvg('oak', size, theme),
  hackberry: (size, theme) => bodySvg(hackberryGrain, size, theme),
  mulberry: (size, theme) => grainSvg('mulberry', size, theme),
  pecan: (size, theme) => grainSvg('pecan', size, theme),
  mesquite: (size, theme) => grainSvg('mesquite', size, theme),
  grass: (size, theme) => grainSvg('grass', size, theme),
  pigweed: (size, theme) => grainSvg('pigweed', size, theme),
  'marsh-elder': (size, theme) => bodySvg(marshElderGrain, size, theme),
  ragweed: (size, theme) => grainSvg('ragweed', size, theme),
  mold: spores,
  'dust-mite': (size, theme) => dustMiteSvg(size, theme),
};

/** The plate of one plant, mold or mite, `plateSide` units square on a transparent ground. */
export function seasonPlantSvg(id: SeasonId, theme: Theme): string {
  const { ground: kind, colors, place: [x, y, factor] = [0, 0, 1], draw }: Plate = plates[id];
  const air = ground(kind, theme, 'air');
  const plant = element('g', { transform: `translate(${x} ${y}) scale(${factor})` }, draw(colors[theme], theme));
  return svg(plateSide, plateSide, air.defs, air.drawn + plant);
}

/** The grain of one type, `size` units square on a transparent ground. */
export function seasonGrainSvg(id: SeasonId, size: number, theme: Theme): string {
  return grains[id](size, theme);
}
