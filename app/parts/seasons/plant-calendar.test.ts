import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { plantCalendar } from './plant-calendar.ts';

const plants = seasons().types.map(({ id, name, level }) => ({ id, name: name.en, level }));
const eventsOf = (ids: readonly string[]) =>
  new ICAL.Component(
    ICAL.parse(
      plantCalendar({
        plants: plants.filter(({ id }) => ids.includes(id)),
        year: 2026,
        language: 'en',
        title: (name) => `${name} in the air`,
        helps: ['Start the spray early.'],
        stamp: new Date('2026-11-20T15:00:00Z'),
        host: 'example.com',
      }),
    ),
  ).getAllSubcomponents('vevent');

describe('the calendar of a plant', () => {
  it('has its season over the turn of the year, back each year, with what helps and a word two weeks before', () => {
    const [cedar, ...more] = eventsOf(['mountain-cedar']);
    expect(more).toEqual([]);
    const event = new ICAL.Event(cedar);
    expect(event.startDate.toString()).toBe('2026-12-01');
    expect(event.endDate.toString()).toBe('2027-04-01');
    expect(cedar?.getFirstPropertyValue('rrule')?.toString()).toBe('FREQ=YEARLY');
    expect(event.description).toMatch(/^December .*\nStart the spray early\.$/);
    expect(cedar?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toMatch(/^-P(14D|2W)$/);
  });

  it('covers exactly the months in the air, for every plant, and enters nothing that is there all year', () => {
    for (const { id, level } of plants) {
      const months = new Set<number>();
      for (const one of eventsOf([id])) {
        const { startDate, endDate } = new ICAL.Event(one);
        for (const day = startDate.clone(); day.compare(endDate) < 0; day.adjust(1, 0, 0, 0)) months.add(day.month);
      }
      const inAir = level.flatMap((one, index) => (one > 0 ? [index + 1] : []));
      expect(
        [...months].toSorted((a, b) => a - b),
        id,
      ).toEqual(inAir.length === 12 ? [] : inAir);
    }
  });

  it('gives each season its own lasting id', () => {
    const uids = eventsOf(plants.map(({ id }) => id)).map((one) => new ICAL.Event(one).uid);
    expect(new Set(uids).size).toBe(uids.length);
  });
});
