import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { hasSeason, plantCalendar } from './plant-calendar.ts';

const plants = seasons().types.map(({ id, name, level }) => ({ id, name: name.en, level }));
const fileOf = (ids: readonly string[], today: string) =>
  new ICAL.Component(
    ICAL.parse(
      plantCalendar({
        plants: plants.filter(({ id }) => ids.includes(id)),
        name: 'My year',
        today,
        language: 'en',
        title: (name) => `${name} in the air`,
        helps: ['Start the spray early.'],
        stamp: new Date(`${today}T15:00:00Z`),
        host: 'example.com',
      }),
    ),
  );
const eventsOf = (ids: readonly string[], today = '2026-11-20') => fileOf(ids, today).getAllSubcomponents('vevent');

describe('the calendar of a plant', () => {
  it('has its season over the turn of the year, back each year, with what helps and a word two weeks before', () => {
    const [cedar] = eventsOf(['mountain-cedar']);
    const event = new ICAL.Event(cedar);
    expect(event.startDate.toString()).toBe('2026-12-01');
    expect(event.endDate.toString()).toBe('2027-04-01');
    expect(event.description).toMatch(/^December .*\nStart the spray early\.$/);
    expect(cedar?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('-P13DT15H');
  });

  it.each([
    ['2026-01-15', '2025-12-01'],
    ['2026-03-31', '2025-12-01'],
    ['2026-04-01', '2026-12-01'],
  ])('saved on %s, begins with the season that is or comes next, on %s', (today, begins) => {
    expect(new ICAL.Event(eventsOf(['mountain-cedar'], today)[0]).startDate.toString()).toBe(begins);
  });

  it('comes back each year to its last day, in leap years too', () => {
    const seasonsOf = (ids: string[], until: string) =>
      eventsOf(ids, '2026-11-20').flatMap((one) => {
        const event = new ICAL.Event(one);
        const all: string[] = [];
        const occurrences = event.iterator();
        for (let start = occurrences.next(); start && start.toString() < until; start = occurrences.next())
          all.push(`${start} ${event.getOccurrenceDetails(start).endDate}`);
        return all;
      });
    const winters = Array.from({ length: 9 }, (_, at) => `${2026 + at}-12-01 ${2027 + at}-04-01`);
    expect(seasonsOf(['mountain-cedar'], '2035-06-01').toSorted()).toEqual(winters);
  });

  it('has a name, and is none where nothing would stand in it', () => {
    expect(fileOf(['mountain-cedar'], '2026-11-20').getFirstPropertyValue('name')).toBe('My year');
    const allYear = plants.filter((plant) => !hasSeason(plant)).map(({ id }) => id);
    expect(allYear.length).toBeGreaterThan(0);
    expect(() => fileOf(allYear, '2026-11-20')).toThrow(/no entry/);
  });

  it('covers exactly the months in the air, for every plant, and enters nothing that is there all year', () => {
    for (const { id, level } of plants) {
      const months = new Set<number>();
      for (const one of level.includes(0) ? eventsOf([id]) : []) {
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
});
