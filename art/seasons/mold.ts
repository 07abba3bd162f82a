import { mix } from '../geometry/color.ts';
import { type Point, quads, triples } from '../geometry/points.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { element, line, n, shape, smooth } from '../geometry/svg.ts';
import { grainGroup } from '../grains/grain.ts';
import { type SprigColors, sprigColors } from '../portraits/stem.ts';
import type { Plate } from './model.ts';
import { type Blade, leaf, profile } from './parts/blade.ts';
import { lensGlass } from './parts/lens-glass.ts';
import { stalk } from './parts/twig.ts';

const blade: Blade = {
  profile: profile(0.6, 0.92),
  wide: 0.31,
  skew: 0.05,
  bend: 0.26,
  teeth: { count: 14, depth: 0.07, double: true },
  veins: 10,
  lean: 0.15,
};

/** A spot as Alternaria leaves it: rings like a target in a yellow halo, never quite round. */
function spot([x, y]: Point, r: number, random: Random, colors: SprigColors): string {
  const phase = between(random, 0, 6);
  const ring = (scale: number): string =>
    smooth(
      Array.from({ length: 14 }, (_, i): Point => {
        const a = (i / 14) * 2 * Math.PI;
        const wobble = 1 + 0.1 * Math.sin(3 * a + phase) + 0.06 * Math.sin(5 * a + phase * 2);
        return [x + r * scale * wobble * Math.cos(a), y + r * scale * wobble * 0.82 * Math.sin(a)];
      }),
      true,
    );
  const body = colors.fruit;
  return (
    shape(ring(1.42), colors.pollen, 0.5) +
    shape(ring(1), body) +
    line(ring(0.74), mix(body, colors.fruitLight, 0.35), Math.max(0.6, r * 0.08), 0.9) +
    line(ring(0.46), mix(body, colors.fruitLight, 0.35), Math.max(0.6, r * 0.08), 0.9) +
    shape(ring(0.2), mix(body, '#000000', 0.35))
  );
}

/** Spores adrift: single clubs with cross walls, and pairs of small ovals. */
function adrift(at: readonly (readonly [number, number, number, number])[], colors: SprigColors): string {
  return at
    .map(([x, y, size, angle]) => {
      const club = `M${n(-size)} 0C${n(-size)} ${n(-size * 0.55)} ${n(-size * 0.1)} ${n(-size * 0.55)} ${n(size * 0.4)} ${n(-size * 0.16)}L${n(size * 1.1)} 0L${n(size * 0.4)} ${n(size * 0.16)}C${n(-size * 0.1)} ${n(size * 0.55)} ${n(-size)} ${n(size * 0.55)} ${n(-size)} 0Z`;
      const walls = [-0.6, -0.2, 0.2].map((t) => `M${n(size * t)} ${n(-size * 0.36)}L${n(size * t)} ${n(size * 0.36)}`).join('');
      return element(
        'g',
        { transform: `translate(${n(x)} ${n(y)}) rotate(${n(angle)})` },
        shape(club, colors.wood),
        line(walls, colors.fruitLight, 0.7, 0.7),
      );
    })
    .join('');
}

/** Mold: a fallen leaf with ringed dark spots, and under the glass the chains of spores that rise from them. */
export const mold: Plate = {
  ground: 'damp',
  place: [-1.2, 8.8, 1.1],
  colors: {
    light: sprigColors('#8a6a3c', '#b08c52', '#e6d0a0', '#6d573c', '#3f3527', '#a4906c', '#dcc06a'),
    dark: sprigColors('#7d6340', '#aa8a58', '#e2cea4', '#9b8666', '#2a261f', '#92805f', '#d8bd70'),
  },
  draw(colors, theme) {
    const random = seeded(2417);
    const foot: Point = [34, 118];
    const fallen =
      stalk({ x: 10, y: 96, angle: 0.3 }, foot, colors.wood, 3) + leaf({ x: foot[0], y: foot[1], angle: 0.3 }, 238, blade, colors, 0.05);
    const spots = triples('96,126,10 128,168,14 92,158,6 154,128,7.5 164,196,9 206,176,12 186,150,5 226,214,7 134,142,4').map(([x, y, r]) =>
      spot([x, y], r, random, colors),
    );
    const seen =
      grainGroup('alternaria', { cx: 208, cy: 96, radius: 54, theme, id: 'alternaria', cells: 230 }) +
      grainGroup('cladosporium', { cx: 243, cy: 124, radius: 33, theme, id: 'cladosporium', cells: 170 });
    return (
      fallen +
      spots.join('') +
      adrift(quads('64,62,7,-30 104,40,5,20 44,214,6,-60 84,238,4.6,10 128,66,4,-70'), colors) +
      lensGlass(216, 104, 66, 1.0, theme, 'lens', seen)
    );
  },
};
