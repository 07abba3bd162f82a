import { z } from 'zod';
import { label } from '#app/content/text/label.ts';

/** A wall-clock time in San Antonio (America/Chicago), 24-hour. */
export const time = z
  .string({ error: 'expected a time "HH:MM" between 00:00 and 24:00' })
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: 'expected a time "HH:MM" between 00:00 and 24:00', abort: true })
  .meta({ input: 'time' });

export const timeRange = z
  .strictObject({ opens: time.meta(label('From', 'De')), closes: time.meta(label('Until', 'Hasta')) })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'expected a time after opening' });
export type TimeRange = z.infer<typeof timeRange>;

/** The ranges of one day, in order and apart from one another; none means closed. */
const dayRanges = z.array(timeRange).refine(isAscending, 'expected ranges in order of time that do not overlap');

export function isAscending(ranges: readonly TimeRange[]): boolean {
  return ranges.every((range, index) => {
    const before = ranges[index - 1];
    return !before || before.closes <= range.opens;
  });
}

/** Names of the days in forms. */
export const dayLabels = {
  monday: label('Monday', 'Lunes'),
  tuesday: label('Tuesday', 'Martes'),
  wednesday: label('Wednesday', 'Miércoles'),
  thursday: label('Thursday', 'Jueves'),
  friday: label('Friday', 'Viernes'),
  saturday: label('Saturday', 'Sábado'),
  sunday: label('Sunday', 'Domingo'),
} as const;

/** Every day of the week is required, so that a forgotten day is an error, not a closed day. */
export const weekHours = z.strictObject({
  monday: dayRanges.meta(dayLabels.monday),
  tuesday: dayRanges.meta(dayLabels.tuesday),
  wednesday: dayRanges.meta(dayLabels.wednesday),
  thursday: dayRanges.meta(dayLabels.thursday),
  friday: dayRanges.meta(dayLabels.friday),
  saturday: dayRanges.meta(dayLabels.saturday),
  sunday: dayRanges.meta(dayLabels.sunday),
});
export type WeekHours = z.infer<typeof weekHours>;
