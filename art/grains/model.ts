import type { Theme } from '../drawn.ts';
import type { Solid } from '../geometry/relief.ts';

/** The pollens and moulds that the site draws, in the order of the air year. */
export type GrainKind =
  | 'juniper'
  | 'elm'
  | 'ash'
  | 'oak'
  | 'mulberry'
  | 'pecan'
  | 'mesquite'
  | 'grass'
  | 'pigweed'
  | 'ragweed'
  | 'alternaria'
  | 'cladosporium';

/** Colours from deepest shade to gleam. */
export type Tones = readonly string[];

/** A grain as a body with its colours: `skin` outside, `core` where the skin is open. */
export interface Grain {
  readonly solid: Solid;
  readonly skin: Readonly<Record<Theme, Tones>>;
  readonly core?: Readonly<Record<Theme, Tones>>;
}

/** A round swelling: 1 in the middle, 0 from `radius` outwards, smooth. */
export function knob(distance: number, radius: number): number {
  if (distance >= radius) return 0;
  const t = 1 - (distance / radius) ** 2;
  return t * t;
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function rise(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
