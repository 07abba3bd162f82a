import { describe, expect, it } from 'vitest';
import { locations, physician, physicians } from '#app/content/content.server.ts';
import { scheduleRows } from './schedule-rows.ts';

const free = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] };

describe('the week of a doctor', () => {
  it('keeps morning and afternoon at one office together, around the lunch break', () => {
    const [monday] = scheduleRows({
      ...free,
      monday: [
        { location: 'one', opens: '08:00', closes: '12:00' },
        { location: 'one', opens: '13:00', closes: '18:00' },
      ],
    });
    expect(monday?.stays).toEqual([
      {
        location: 'one',
        ranges: [
          { opens: '08:00', closes: '12:00' },
          { opens: '13:00', closes: '18:00' },
        ],
      },
    ]);
  });

  it('tells a day at two offices apart, also when the doctor comes back to the first', () => {
    const [monday] = scheduleRows({
      ...free,
      monday: [
        { location: 'one', opens: '08:00', closes: '10:00' },
        { location: 'two', opens: '11:00', closes: '13:00' },
        { location: 'one', opens: '14:00', closes: '16:00' },
      ],
    });
    expect(monday?.stays.map(({ location }) => location)).toEqual(['one', 'two', 'one']);
  });

  it('shows a day without patients as a day without stays', () => {
    const friday = scheduleRows(physician('whitaker').schedule).at(-1);
    expect(friday).toEqual({ day: 'friday', stays: [] });
  });

  it.each(physicians().map((record) => [record.name, record] as const))(
    'loses no hour of %s and names only offices that exist',
    (_, { schedule }) => {
      const offices = locations().map(({ id }) => id);
      const rows = scheduleRows(schedule);
      const back = rows.map(({ day, stays }) => [
        day,
        stays.flatMap(({ location, ranges }) => ranges.map((range) => ({ location, ...range }))),
      ]);
      expect(Object.fromEntries(back)).toEqual(schedule);
      expect(rows.flatMap(({ stays }) => stays).every(({ location }) => offices.includes(location))).toBe(true);
    },
  );
});
