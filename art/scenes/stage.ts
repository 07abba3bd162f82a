import { cropSize, type Theme } from '../drawn.ts';
import { mix } from '../geometry/color.ts';
import { seeded } from '../geometry/random.ts';

export const crops = ['wide', 'tall'] as const;
/** `wide` for landscape windows, `tall` for phones held upright. */
export type Crop = (typeof crops)[number];

/** Parts of the picture that carry text, as fractions of its width and height. Nothing busy may stand here. */
export const quietZone = {
  wide: { left: 0, right: 0.55, top: 0.12, bottom: 0.75 },
  tall: { left: 0, right: 1, top: 0, bottom: 0.55 },
} as const;

/** The air and light of one scene in one theme. */
export interface Air {
  /** From the top of the sky to the horizon. */
  readonly sky: readonly string[];
  /** What distance fades into. */
  readonly haze: string;
  /** The glow round the grain. */
  readonly halo: string;
  readonly haloStrength: number;
  /** No stars. */
  readonly overcast?: boolean;
}

/** The canvas that a scene is painted on. `fineness` is 1 for the finished picture; less draws grains coarser and sooner. */
export function makeStage(id: string, seed: number, crop: Crop, theme: Theme, air: Air, fineness: number) {
  const { width, height } = cropSize[crop];
  const wide = crop === 'wide';
  return {
    ...air,
    id,
    crop,
    theme,
    width,
    height,
    fineness,
    /** Centre and radius of the place that is left to the specimen, which stands as sun or moon (specimens.ts). */
    sun: wide ? { x: width * 0.725, y: height * 0.385, r: height * 0.24 } : { x: width * 0.7, y: height * 0.665, r: height * 0.125 },
    /** Height in pixels of the land at depth `t`: 0 the horizon, 1 the lower edge. */
    land: (t: number) => height * (wide ? 0.655 + 0.345 * t : 0.768 + 0.232 * t),
    /** The value for this theme. */
    by: <T>(light: T, dark: T): T => (theme === 'light' ? light : dark),
    /** The value for this crop. */
    on: <T>(w: T, t: T): T => (wide ? w : t),
    /** A colour seen through air: 0 at hand, 1 lost in haze. */
    far: (color: string, distance: number) => mix(color, air.haze, distance),
    /** `size`, or as much of it as lets a plant rooted at (x, y) stay below the words. */
    fit: (x: number, y: number, size: number) =>
      wide && x < width * (quietZone.wide.right + 0.02) ? Math.min(size, Math.max(12, y - height * (quietZone.wide.bottom + 0.008))) : size,
    /** A fresh stream of numbers for one part of the picture, so that a change in one part leaves the others alone. */
    random: (part: number) => seeded(seed * 1000 + part + (wide ? 0 : 500)),
  };
}

export type Stage = ReturnType<typeof makeStage>;
