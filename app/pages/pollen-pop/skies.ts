import type { SceneId } from '#app/content/photographs/slide.schema.ts';
import type { GrainId } from '#app/content/seasons/grain-ids.ts';

/** How a sky's grains move: each sky has its own trick to find out. */
export type Trick = 'rise' | 'swing' | 'tough' | 'peek' | 'zigzag' | 'split' | 'boss';

export interface Sky {
  readonly id: SceneId;
  /** January is 1. The middle of a longer sky. */
  readonly month: number;
  readonly kinds: readonly [GrainId, ...GrainId[]];
  readonly trick: Trick;
  /** Grains to pop; in the last sky, how often the boss appears. */
  readonly goal: number;
  /** The part of its way that a grain moves per second. */
  readonly speed: number;
  /** Milliseconds between grains. */
  readonly every: number;
}

/** One year over San Antonio, from the first warm days to winter's cedar. */
export const skies: readonly Sky[] = [
  { id: 'elm-ash', month: 2, kinds: ['elm', 'ash'], trick: 'rise', goal: 8, speed: 0.14, every: 900 },
  { id: 'oak', month: 3, kinds: ['oak', 'mulberry'], trick: 'swing', goal: 8, speed: 0.16, every: 850 },
  { id: 'pecan', month: 4, kinds: ['pecan', 'hackberry'], trick: 'tough', goal: 6, speed: 0.15, every: 950 },
  { id: 'grass', month: 5, kinds: ['grass', 'mesquite'], trick: 'peek', goal: 8, speed: 0.34, every: 700 },
  { id: 'ragweed', month: 9, kinds: ['ragweed', 'pigweed', 'marsh-elder', 'cedar-elm'], trick: 'zigzag', goal: 12, speed: 0.2, every: 650 },
  { id: 'mold', month: 10, kinds: ['mold'], trick: 'split', goal: 9, speed: 0.16, every: 1000 },
  { id: 'cedar', month: 12, kinds: ['mountain-cedar'], trick: 'boss', goal: 4, speed: 0.15, every: 450 },
];

/** A sky by its place in the year, 0 to 6; else throws. */
export function skyAt(place: number): Sky {
  const sky = skies[place];
  if (!sky) throw new RangeError(`no sky ${place}`);
  return sky;
}
