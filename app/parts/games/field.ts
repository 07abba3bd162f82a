/** The size of a round's field in CSS pixels, as it was when the round began. */
export interface Field {
  readonly width: number;
  readonly height: number;
  /** The size of one grain or thing, 64 to 120. */
  readonly size: number;
}

/** Returns a field with the size of what flies in it. */
export function fieldOf(width: number, height: number): Field {
  return { width, height, size: Math.round(Math.min(120, Math.max(64, Math.min(width, height) * 0.22))) };
}

/** The field of the prerendered page, where nothing is measured. */
export const unmeasured: Field = fieldOf(360, 480);
