import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '#app/site/language.ts';
import { addDays, clinicMoment } from './clinic-time.ts';
import { rangesOn } from './day-hours.ts';
import { dayGroupName, formatRanges, formatTime, groupedWeek } from './format.ts';
import { closures, friday, long, office, shorter, thanksgiving } from './hours-fixture.ts';
import { openState } from './open-state.ts';
import { stateText } from './state-text.ts';
import { words } from './words.ts';

const english = wordsIn(words, 'en');
const spanish = wordsIn(words, 'es');
const at = (instant: string) => clinicMoment(new Date(instant));
const clinicAt = (instant: string) => stateText(openState(at(instant), office, 'clinic', closures), 'clinic', english, 'en');
const shotsAt = (instant: string) => stateText(openState(at(instant), office, 'shots', closures), 'shots', english, 'en');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the clock of San Antonio', () => {
  it('is the same whatever zone the device is in', () => {
    // 18:30 UTC on a winter Monday is 12:30 in San Antonio, also for a phone set to Tokyo.
    expect(at('2026-11-23T18:30:00Z')).toEqual({ date: '2026-11-23', minutes: 12 * 60 + 30 });
  });

  it('follows daylight saving time on both days of change', () => {
    expect(at('2026-03-08T07:59:00Z')).toEqual({ date: '2026-03-08', minutes: 119 });
    expect(at('2026-03-08T08:00:00Z')).toEqual({ date: '2026-03-08', minutes: 180 });
    expect(at('2026-11-01T06:30:00Z')).toEqual({ date: '2026-11-01', minutes: 90 });
    expect(at('2026-11-01T07:30:00Z')).toEqual({ date: '2026-11-01', minutes: 90 });
  });

  it('changes the day at midnight there, not at midnight elsewhere', () => {
    expect(at('2026-11-24T05:59:00Z').date).toBe('2026-11-23');
    expect(at('2026-11-24T06:00:00Z')).toEqual({ date: '2026-11-24', minutes: 0 });
  });

  it('adds days over month ends, leap days and clock changes', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
    fc.assert(fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => addDays(addDays('2026-11-20', days), -days) === '2026-11-20'));
  });
});

describe('open now', () => {
  it.each([
    ['2026-11-23T14:00:00Z', 'Office open until 12 pm', 'Shots until 5:30 pm'],
    ['2026-11-23T13:59:00Z', 'Opens today at 8 am', 'Shots today from 8 am'],
    ['2026-11-23T18:00:00Z', 'Lunch break until 1 pm', 'Shots until 5:30 pm'],
    ['2026-11-23T23:29:00Z', 'Office open until 6 pm', 'Shots until 5:30 pm'],
    ['2026-11-23T23:30:00Z', 'Office open until 6 pm', 'Shots tomorrow from 8 am'],
    ['2026-11-24T00:00:00Z', 'Opens tomorrow at 8 am', 'Shots tomorrow from 8 am'],
    ['2026-11-20T19:00:00Z', 'Opens Monday at 8 am', 'Shots Monday from 8 am'],
    ['2026-11-21T16:00:00Z', 'Opens Monday at 8 am', 'Shots Monday from 8 am'],
  ])('at %s: %s; %s', (instant, clinic, shotRoom) => {
    expect(plain(clinicAt(instant))).toBe(clinic);
    expect(plain(shotsAt(instant))).toBe(shotRoom);
  });

  it('knows closures, their reason and the next real opening', () => {
    const state = openState(at('2026-11-26T16:00:00Z'), office, 'clinic', closures);
    expect(state).toEqual({ state: 'closed', reason: 'Thanksgiving', next: { date: '2026-11-30', daysAhead: 4, opens: '08:00' } });
  });

  it('cuts a day with shorter hours', () => {
    expect(rangesOn('2026-12-24', office, 'clinic', closures)).toEqual([{ opens: '08:00', closes: '12:00' }]);
    expect(plain(clinicAt('2026-12-24T17:00:00Z'))).toBe('Office open until 12 pm');
    expect(plain(clinicAt('2026-12-24T19:00:00Z'))).toBe('Opens tomorrow at 8 am');
  });

  it('leaves the office open when only the shot room is closed', () => {
    const noShots = [{ ...thanksgiving, from: '2026-11-23', to: '2026-11-23', closed: 'shots' as const }];
    expect(rangesOn('2026-11-23', office, 'clinic', noShots)).toEqual(long);
    expect(rangesOn('2026-11-23', office, 'shots', noShots)).toEqual([]);
  });

  it('does not touch the other office', () => {
    expect(rangesOn('2026-11-26', { ...office, id: 'lincoln-heights' }, 'clinic', closures)).toEqual(shorter);
  });

  it('is never open outside the ranges of the day', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }), (instant) => {
        const now = clinicMoment(instant);
        const state = openState(now, office, 'clinic', closures);
        const clock = `${String(Math.floor(now.minutes / 60)).padStart(2, '0')}:${String(now.minutes % 60).padStart(2, '0')}`;
        const inRange = rangesOn(now.date, office, 'clinic', closures).some(({ opens, closes }) => opens <= clock && clock < closes);
        return (state.state === 'open') === inRange;
      }),
    );
  });
});

describe('how hours read', () => {
  it('writes times as readers of each language do', () => {
    expect(plain(formatTime('13:00', 'en'))).toBe('1 pm');
    expect(plain(formatTime('17:30', 'en'))).toBe('5:30 pm');
    expect(plain(formatTime('12:00', 'en'))).toBe('12 pm');
    expect(plain(formatTime('08:00', 'es'))).toBe('8:00 a. m.');
    expect(plain(formatRanges(friday, 'es', ''))).toBe('8:00 a. m. a 1:00 p. m.');
  });

  it('says "la 1:00" and "las 8:00" in Spanish', () => {
    const lunch = openState(at('2026-11-23T18:00:00Z'), office, 'clinic', []);
    expect(plain(stateText(lunch, 'clinic', spanish, 'es'))).toBe('Hora de comida hasta la 1:00 p. m.');
    const weekend = openState(at('2026-11-21T16:00:00Z'), office, 'clinic', []);
    expect(plain(stateText(weekend, 'clinic', spanish, 'es'))).toBe('Abre el lunes a las 8:00 a. m.');
  });

  it('groups days with the same hours', () => {
    const groups = groupedWeek(office.clinicHours);
    expect(groups.map((group) => dayGroupName(group, 'en'))).toEqual(['Mon–Tue', 'Wed–Thu', 'Fri']);
    expect(groups.map((group) => dayGroupName(group, 'es'))).toEqual(['Lun–Mar', 'Mié–Jue', 'Vie']);
  });
});
