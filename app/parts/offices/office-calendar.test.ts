import { describe, expect, it } from 'vitest';
import { addDays } from '#app/parts/hours/clinic-time.ts';
import { type HoursKind, hasHours, type OfficeHours, rangesOn } from '#app/parts/hours/day-hours.ts';
import { changing, christmasEve, closures, office as hours, long, thanksgiving } from '#app/parts/hours/hours-fixture.ts';
import { shownHours } from './calendar-fixture.ts';
import { officeCalendar } from './office-calendar.ts';

const office = {
  ...hours,
  street: '1 Oak St #2',
  city: 'San Antonio',
  state: 'TX',
  zip: '78200',
  phones: { office: '+12105550100', fax: '+12105550101' },
};
const file = (kind: HoursKind, shown = closures, of: OfficeHours = office) =>
  officeCalendar({ office: { ...office, ...of }, kind, closures: shown, title: 'Office open', year: 2026 });
const everyDay = Array.from({ length: 365 }, (_, days) => addDays('2026-01-01', days));

describe.each(['clinic', 'shots'] as const)('the calendar of %s hours', (kind) => {
  it('shows on every day of a year, clock changes and closures included, what the page says of it', () => {
    const shown = shownHours(file(kind), '2027-01-01');
    for (const date of everyDay) expect([date, shown.get(date) ?? []]).toEqual([date, rangesOn(date, office, kind, closures)]);
  });

  it('ends the weeks that do not last on the day they end', () => {
    const shown = shownHours(file(kind, closures, changing), '2028-01-01');
    const days = Array.from({ length: 730 }, (_, day) => addDays('2026-01-01', day));
    for (const date of days) expect([date, shown.get(date) ?? []]).toEqual([date, rangesOn(date, changing, kind, closures)]);
  });

  it('says the last shot of the page even where the record’s hours leave no time for the wait', () => {
    const late = { ...hours, shotHours: { ...hours.shotHours, monday: [{ opens: '08:00', closes: '18:00' }] } };
    expect(shownHours(file(kind, [], late), '2026-02-01').get('2026-01-05')).toEqual(rangesOn('2026-01-05', late, kind, []));
  });
});

it('closes at midnight where the record says 24:00', () => {
  const night = { ...hours, clinicHours: { ...hours.clinicHours, monday: [{ opens: '20:00', closes: '24:00' }] } };
  expect(shownHours(file('clinic', [], night), '2026-02-01').get('2026-01-05')).toEqual([{ opens: '20:00', closes: '24:00' }]);
});

it('keeps one entry per range and weekday, so that a phone’s calendar stays short', () => {
  const weekly = Object.values(hours.clinicHours).flat().length;
  const left = [thanksgiving, christmasEve].flatMap(({ from }) => rangesOn(from, office, 'clinic', closures)).length;
  expect(long.length).toBeGreaterThan(1);
  expect(file('clinic').match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(weekly + left);
});

it('is made of hours alone: an office without a shot room has no file of it', () => {
  const none = { ...hours, shotHours: { ...hours.shotHours, monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] } };
  expect([hasHours(hours, 'shots'), hasHours(none, 'clinic'), hasHours(none, 'shots')]).toEqual([true, true, false]);
});

it('has a name, and leaves free whoever saves it', () => {
  expect(file('clinic')).toContain('\r\nNAME:Office open\r\n');
  expect(file('clinic').match(/^TRANSP:TRANSPARENT\r$/gm)?.length).toBe(file('clinic').match(/^BEGIN:VEVENT\r$/gm)?.length);
});

it('tells the time zone, with both its clock changes', () => {
  expect(file('clinic')).toContain('TZID:America/Chicago');
  expect(file('clinic').match(/^BEGIN:(DAYLIGHT|STANDARD)\r$/gm)).toHaveLength(2);
});
