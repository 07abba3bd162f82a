import type { SceneId } from '#app/content/photographs/slide.schema.ts';
import type { GrainId } from '#app/content/seasons/grain-ids.ts';

/** How the grains of a sky move: each sky has its own trick to find out. */
export type Trick = 'rise' | 'swing' | 'tough' | 'peek' | 'zigzag' | 'split' | 'boss';

export interface Sky {
  readonly id: SceneId;
  /** January is 1. Where a sky lasts longer, its middle. */
  readonly month: number;
  readonly kinds: readonly [GrainId, ...GrainId[]];
  readonly trick: Trick;
  /** Grains to pop; of the last sky, how often its boss comes out. */
  readonly goal: number;
  /** Part of the way across the field that a grain goes in a second. */
  readonly speed: number;
  /** Milliseconds from one grain to the next. */
  readonly every: number;
}

/** One year over San Antonio, from the first warm days to the cedar of winter. */
export const skies: readonly Sky[] = [
  { id: 'elm-ash', month: 2, kinds: ['elm', 'ash'], trick: 'rise', goal: 8, speed: 0.14, every: 900 },
  { id: 'oak', month: 3, kinds: ['oak', 'mulberry'], trick: 'swing', goal: 8, speed: 0.16, every: 850 },
  { id: 'pecan', month: 4, kinds: ['pecan', 'hackberry'], trick: 'tough', goal: 6, speed: 0.15, every: 950 },
  { id: 'grass', month: 5, kinds: ['grass', 'mesquite'], trick: 'peek', goal: 8, speed: 0.34, every: 700 },
  { id: 'ragweed', month: 9, kinds: ['ragweed', 'pigweed', 'marsh-elder', 'cedar-elm'], trick: 'zigzag', goal: 12, speed: 0.2, every: 650 },
  { id: 'mold', month: 10, kinds: ['mold'], trick: 'split', goal: 9, speed: 0.16, every: 1000 },
  { id: 'cedar', month: 12, kinds: ['mountain-cedar'], trick: 'boss', goal: 4, speed: 0.15, every: 450 },
];

/** The sky at a place of the year; the year has seven. */
export function skyAt(place: number): Sky {
  const sky = skies[place];
  if (!sky) throw new RangeError(`no sky ${place}`);
  return sky;
}
