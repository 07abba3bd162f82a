import { z } from 'zod';

/** A wall-clock time in San Antonio (America/Chicago), 24-hour. */
export const time = z
  .string({ error: 'expected a time "HH:MM" between 00:00 and 24:00' })
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: 'expected a time "HH:MM" between 00:00 and 24:00', abort: true });

export const timeRange = z
  .strictObject({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'expected a time after opening' });
export type TimeRange = z.infer<typeof timeRange>;

/** The ranges of one day, in order and apart from one another; none means closed. */
const dayRanges = z.array(timeRange).refine(inOrder, 'expected ranges in order of time that do not overlap');

export function inOrder(ranges: readonly TimeRange[]): boolean {
  return ranges.every((range, index) => {
    const before = ranges[index - 1];
    return !before || before.closes <= range.opens;
  });
}

/** Every day of the week is named, so that a forgotten day is an error and not a closed door. */
export const weekHours = z.strictObject({
  monday: dayRanges,
  tuesday: dayRanges,
  wednesday: dayRanges,
  thursday: dayRanges,
  friday: dayRanges,
  saturday: dayRanges,
  sunday: dayRanges,
});
export type WeekHours = z.infer<typeof weekHours>;
