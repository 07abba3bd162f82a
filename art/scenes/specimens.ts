import type { Theme } from '../drawn.ts';
import { element, radial, stops } from '../geometry/svg.ts';
import { grainGroup, grainSvg } from '../grains/grain.ts';
import type { GrainKind } from '../grains/model.ts';

/** The scenes whose specimen is one grain of pollen. Mold has spores of two kinds. */
const pollens: Readonly<Record<string, GrainKind>> = {
  cedar: 'juniper',
  'elm-ash': 'elm',
  oak: 'oak',
  pecan: 'pecan',
  grass: 'grass',
  ragweed: 'ragweed',
};

/** Mold spores take the sun's place: an Alternaria chain across a pale disc, with Cladosporium branching beside it. */
function spores(size: number, theme: Theme): string {
  const [x, y, r] = [size / 2, size / 2, size * 0.43];
  const disc = radial(
    'disc',
    x - r * 0.2,
    y - r * 0.25,
    r * 1.25,
    theme === 'light'
      ? stops(['#fffdf6', '#f7ecdf', '#efe2dd'], [0, 0.7, 1], [0.95, 0.8, 0.55])
      : stops(['#7b7484', '#5c566a', '#4b465c'], [0, 0.7, 1], [0.5, 0.45, 0.3]),
  );
  const spore = (kind: GrainKind, id: string, right: number, down: number, radius: number, cells: number): string =>
    grainGroup(kind, { cx: x + r * right, cy: y + r * down, radius: r * radius, theme, id, cells });
  return (
    element('defs', {}, disc) +
    element('circle', { cx: x, cy: y, r: r * 0.98, fill: 'url(#disc)' }) +
    spore('cladosporium', 'clado', 0.46, 0.4, 0.54, 300) +
    spore('cladosporium', 'clado-small', -0.46, -0.44, 0.4, 240) +
    spore('alternaria', 'sun', 0, 0, 1.04, 460)
  );
}

/**
 * What flies in a scene's months, alone on a transparent square of `size` pixels: the sun or the moon of its landscape, drawn
 * apart from it, so that a window of any shape shows the whole of it. Throws for a scene that has none.
 */
export function specimenSvg(scene: string, size: number, theme: Theme): string {
  const pollen = pollens[scene];
  if (pollen) return grainSvg(pollen, size, theme);
  if (scene !== 'mold') throw new Error(`No specimen for the scene "${scene}" in art/scenes/specimens.ts`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${spores(size, theme)}</svg>`;
}
