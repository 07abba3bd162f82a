import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clinicMoment } from '../hours/clinic-time.ts';
import { rangesOn } from '../hours/day-hours.ts';
import { closures, office } from '../hours/hours-fixture.ts';
import { instantOf } from '../hours/instant-of.ts';
import { callBy } from './call-by.ts';
import { callByText } from './call-by-text.ts';

const promise = { hours: 24, openHoursNeeded: 3 };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Returns the promise in English for a request sent at this time in San Antonio. */
function sentAt(date: string, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const by = callBy(instantOf({ date, minutes: hours * 60 + minutes }), promise, [office], closures);
  return by ? plain(callByText(by.moment, 'en')) : 'never';
}

describe('by when we call', () => {
  it.each([
    ['a Tuesday at 11 pm, by when we close the next day', '2026-11-17', '23:00', 'by Wednesday, November 18, 5:30 pm'],
    ['a Monday at 9 am, a day later', '2026-11-16', '09:00', 'by Tuesday, November 17, 9 am'],
    ['a Monday at 7 am, the same day, since a day later we are closed', '2026-11-16', '07:00', 'by Monday, November 16, 6 pm'],
    ['a Friday too late for that, on Monday', '2026-11-20', '10:30', 'by Monday, November 23, 8 am'],
    ['the eve of Thanksgiving at 11 pm, after the long weekend', '2026-11-25', '23:00', 'by Monday, November 30, 8 am'],
    ['two days before Christmas, before we close at noon', '2026-12-23', '23:00', 'by Thursday, December 24, 12 pm'],
    ['a Saturday before the clocks go back, on Monday', '2026-10-31', '09:30', 'by Monday, November 2, 8 am'],
  ])('for %s', (_what, date, time, text) => {
    expect(sentAt(date, time)).toBe(text);
  });

  it('counts real hours over a change of the clocks', () => {
    // The clocks skip an hour early on Sunday, so only the promise from Saturday ends an hour later by the wall clock.
    const by = callBy(instantOf({ date: '2027-03-14', minutes: 9 * 60 }), promise, [office], closures);
    expect(by?.moment).toEqual({ date: '2027-03-15', minutes: 9 * 60 });
    const before = callBy(instantOf({ date: '2027-03-13', minutes: 9 * 60 + 30 }), { ...promise, hours: 48 }, [office], closures);
    expect(before?.moment).toEqual({ date: '2027-03-15', minutes: 10 * 60 + 30 });
  });

  it('is said in Spanish', () => {
    expect(plain(callByText({ date: '2026-11-30', minutes: 480 }, 'es'))).toBe('a más tardar el lunes 30 de noviembre a las 8:00 a. m.');
    expect(plain(callByText({ date: '2026-11-30', minutes: 780 }, 'es'))).toBe('a más tardar el lunes 30 de noviembre a la 1:00 p. m.');
  });

  it('is nothing when no office ever opens', () => {
    const week = Object.fromEntries(Object.keys(office.clinicHours).map((day) => [day, []])) as unknown as typeof office.clinicHours;
    expect(callBy(new Date('2026-11-16T15:00:00Z'), promise, [{ ...office, clinicHours: week }], [])).toBeUndefined();
  });

  it('is always after sending, while an office is open or at its opening or closing, and never earlier for a later request', () => {
    const start = Date.parse('2026-01-01T00:00:00Z');
    const minute = fc.integer({ min: 0, max: 400 * 24 * 60 });
    fc.assert(
      fc.property(minute, fc.integer({ min: 0, max: 600 }), (minutes, later) => {
        const sent = new Date(start + minutes * 60_000);
        const by = callBy(sent, promise, [office], closures);
        const next = callBy(new Date(sent.getTime() + later * 60_000), promise, [office], closures);
        if (!by || !next) throw new Error('no day open');
        expect(by.instant.getTime()).toBeGreaterThan(sent.getTime());
        expect(next.instant.getTime()).toBeGreaterThanOrEqual(by.instant.getTime());
        const time = `${String(Math.floor(by.moment.minutes / 60)).padStart(2, '0')}:${String(by.moment.minutes % 60).padStart(2, '0')}`;
        const ranges = rangesOn(by.moment.date, office, 'clinic', closures);
        expect(ranges.some(({ opens, closes }) => opens <= time && time <= closes)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('an instant from what the clocks show', () => {
  it('is the way back from the clocks, also around their changes', () => {
    for (const instant of [
      '2026-03-08T07:59:00Z',
      '2026-03-08T08:00:00Z',
      '2026-07-01T12:00:00Z',
      '2026-11-01T08:00:00Z',
      '2027-01-01T05:59:00Z',
    ])
      expect(instantOf(clinicMoment(new Date(instant))).toISOString()).toBe(new Date(instant).toISOString());
  });

  it('of an hour left out is the hour before it', () => {
    expect(clinicMoment(instantOf({ date: '2026-03-08', minutes: 150 })).minutes).toBe(90);
  });
});
