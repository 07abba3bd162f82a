/** Steps per month of the ring: enough for a smooth line on paper. */
const steps = 12;

/** A point of the ring: `turn` from 0, the start of January, to 1, the end of December; `level` from 0 to 3. */
export interface RingPoint {
  readonly turn: number;
  readonly level: number;
}

/** Returns a plant's levels, January to December, as a smooth line around the year that has each level in mid-month. */
export function ridge(levels: readonly number[]): readonly RingPoint[] {
  return Array.from({ length: 12 * steps }, (_, step) => {
    const at = step / steps;
    const month = Math.floor(at);
    const [here, next] = [levels[month] ?? 0, levels[(month + 1) % 12] ?? 0];
    const eased = (1 - Math.cos(Math.PI * (at - month))) / 2;
    return { turn: ((at + 0.5) % 12) / 12, level: here + (next - here) * eased };
  });
}

/** The middle of the months in which a plant is highest; of several stretches, the first. */
export function peak(levels: readonly number[]): RingPoint {
  const level = Math.max(...levels);
  const isPeak = (month: number) => levels[(month + 12) % 12] === level;
  // A stretch over New Year's starts in the old year.
  const first = levels.findIndex((_, month) => isPeak(month) && !isPeak(month - 1));
  if (first < 0) return { turn: 0.5 / 12, level };
  let last = first;
  while (isPeak(last + 1)) last += 1;
  return { turn: (((first + last + 1) / 2) % 12) / 12, level };
}

/** Returns when to begin a nose spray for each season of a plant, as turns: half a month before it. None for a plant of every month. */
export function sprayStarts(levels: readonly number[]): readonly number[] {
  return levels.flatMap((level, month) => (level > 0 && levels[(month + 11) % 12] === 0 ? [((month + 11.5) % 12) / 12] : []));
}
