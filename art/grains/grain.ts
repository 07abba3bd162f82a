import type { Theme } from '../drawn.ts';
import { alternaria } from './alternaria.ts';
import { ash } from './ash.ts';
import { bodyGroup, bodySvg, type Placement } from './body.ts';
import { cladosporium } from './cladosporium.ts';
import { elm } from './elm.ts';
import { grass } from './grass.ts';
import { juniper } from './juniper.ts';
import { mesquite } from './mesquite.ts';
import type { Grain, GrainKind } from './model.ts';
import { mulberry } from './mulberry.ts';
import { oak } from './oak.ts';
import { pecan } from './pecan.ts';
import { pigweed } from './pigweed.ts';
import { ragweed } from './ragweed.ts';

/** Every grain and spore that is drawn. */
export const grains: Readonly<Record<GrainKind, Grain>> = {
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

/** A grain as an SVG group, for use inside a larger picture. `radius` is that of the body itself, spikes apart. */
export function grainGroup(kind: GrainKind, placement: Placement): string {
  return bodyGroup(grains[kind], placement);
}

/** A grain alone on a transparent square of `size` pixels, touching the edges. */
export function grainSvg(kind: GrainKind, size: number, theme: Theme = 'light'): string {
  return bodySvg(grains[kind], size, theme, `grain-${kind}`);
}
