import type { Theme } from '../drawn.ts';
import { grainSvg } from '../grains/grain.ts';
import type { GrainKind } from '../grains/model.ts';

/** The grain of pollen, or the chain of spores, that is the specimen of a scene. */
const specimens: Readonly<Record<string, GrainKind>> = {
  cedar: 'juniper',
  'elm-ash': 'elm',
  oak: 'oak',
  pecan: 'pecan',
  grass: 'grass',
  ragweed: 'ragweed',
  mold: 'alternaria',
};

/**
 * What flies in a scene's months, alone on a transparent square of `size` pixels: the sun or the moon of its landscape, drawn
 * apart from it, so that a window of any shape shows the whole of it. Throws for a scene that has none.
 */
export function specimenSvg(scene: string, size: number, theme: Theme): string {
  const kind = specimens[scene];
  if (!kind) throw new Error(`No specimen for the scene "${scene}" in art/scenes/specimens.ts`);
  return grainSvg(kind, size, theme);
}
