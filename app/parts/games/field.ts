/** The field of a round, in CSS pixels as it was when the round began. */
export interface Field {
  readonly width: number;
  readonly height: number;
  /** Of one grain or thing, 64 to 120. */
  readonly size: number;
}

/** The size of what flies in a field. */
export function fieldOf(width: number, height: number): Field {
  return { width, height, size: Math.round(Math.min(120, Math.max(64, Math.min(width, height) * 0.22))) };
}

/** For the prerendered page, where nothing is measured. */
export const unmeasured: Field = fieldOf(360, 480);
