import type { Theme } from '../drawn.ts';
import type { SprigColors } from '../portraits/stem.ts';

/** The side of a plate in drawing units; every plate is square. */
export const plateSide = 320;

/** One small plate. `draw` gives the plant alone; the ground behind it is the same for all of a kind. */
export interface Plate {
  readonly ground: 'tree' | 'grass' | 'weed' | 'damp' | 'indoor';
  readonly colors: Readonly<Record<Theme, SprigColors>>;
  /** Where the drawing is moved to and how much it is enlarged, so that it fills the plate: x, y, factor. */
  readonly place?: readonly [number, number, number];
  draw(colors: SprigColors, theme: Theme): string;
}
