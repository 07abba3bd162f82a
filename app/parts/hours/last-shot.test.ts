import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locations } from '#app/content/content.server.ts';
import type { TimeRange, WeekHours } from '#app/content/practice/hours.schema.ts';
import { minutesOf, timeOf } from '#app/content/practice/wall-clock.ts';
import { weekdays } from '#app/content/practice/weekday.ts';
import { localized } from '#app/content/text/localized.ts';
import { languages, wordsIn } from '#app/site/language.ts';
import { addDays, clinicMoment } from './clinic-time.ts';
import { type OfficeHours, rangesOn, type ShownClosure } from './day-hours.ts';
import { christmasEve, closures, office } from './hours-fixture.ts';
import { lastShot } from './last-shot.ts';
import { officeNow } from './office-now.ts';
import { openState } from './open-state.ts';
import { shotLines } from './shot-lines.ts';
import { words } from './words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the last shot of a day', () => {
  it.each([
    ['Monday', '2026-11-23', { at: '17:30', waitEnds: '18:00', closes: '18:00' }],
    ['Wednesday', '2026-11-18', { at: '17:00', waitEnds: '17:30', closes: '17:30' }],
    ['Friday', '2026-11-20', { at: '12:30', waitEnds: '13:00', closes: '13:00' }],
    // The closure gives only the clinic's hours: the wait before closing still applies.
    ['Christmas Eve, open until noon', '2026-12-24', { at: '11:30', waitEnds: '12:00', closes: '12:00' }],
  ])('%s', (_, date, expected) => {
    expect(lastShot(date, office, closures)).toEqual({ ...expected, waitMinutes: 30 });
  });

  it('is what the practice’s tables of ordinary weeks say already', () => {
    for (const own of localized(locations(), 'en')) {
      for (const [place, day] of weekdays.entries()) {
        expect(rangesOn(addDays('2026-11-16', place), own, 'shots', [])).toEqual(own.shotHours[day]);
      }
    }
  });

  it.each([
    ['a Sunday', '2026-11-22'],
    ['Thanksgiving', '2026-11-26'],
  ])('does not come on %s', (_, date) => {
    expect(lastShot(date, office, closures)).toBeUndefined();
  });

  it('comes earlier where shot hours end well before the office closes', () => {
    const early = { ...office, shotHours: { ...office.shotHours, monday: [{ opens: '08:00', closes: '15:00' }] } };
    expect(lastShot('2026-11-23', early, [])).toMatchObject({ at: '15:00', waitEnds: '15:30', closes: '18:00' });
  });

  it('does not come where the office closes before a wait could end', () => {
    const short: ShownClosure = { ...christmasEve, openBetween: { opens: '08:00', closes: '08:20' } };
    expect(rangesOn('2026-12-24', office, 'clinic', [short])).toHaveLength(1);
    expect(lastShot('2026-12-24', office, [short])).toBeUndefined();
  });
});

describe('the words for it', () => {
  const lines = (instant: string, language: 'en' | 'es') => {
    const { shots, last } = officeNow(clinicMoment(new Date(instant)), office, closures);
    const { state, last: why } = shotLines(shots, last, wordsIn(words, language), language);
    return [plain(state), plain(why ?? '')];
  };

  it('say the time once while shots are given', () => {
    expect(lines('2026-11-23T15:00:00Z', 'en')).toEqual([
      'Shots now, last one at 5:30 pm',
      'The 30-minute wait ends when we close at 6 pm.',
    ]);
    expect(lines('2026-11-23T15:00:00Z', 'es')).toEqual([
      'Inyecciones ahora; la última, a las 5:30 p. m.',
      'La espera de 30 minutos termina cuando cerramos, a las 6:00 p. m.',
    ]);
  });

  it('tell of the next day with shots when today has none left', () => {
    // Wednesday evening: Thursday and Friday are Thanksgiving; the fixture's practice opens again on Monday.
    expect(lines('2026-11-25T23:30:00Z', 'en')).toEqual([
      'Shots Monday from 8 am',
      'Last shot at 5:30 pm. The 30-minute wait ends when we close at 6 pm.',
    ]);
  });

  it('end no Spanish sentence with two full stops', () => {
    for (const language of languages) expect(lines('2026-11-20T14:00:00Z', language).join(' ')).not.toContain('..');
  });
});

/** Some hours of a day: up to three ranges in order. */
const dayRanges = fc.uniqueArray(fc.integer({ min: 1, max: 95 }), { minLength: 0, maxLength: 6 }).map((quarters): TimeRange[] => {
  const times = quarters.toSorted((a, b) => a - b).map((quarter) => timeOf(quarter * 15));
  return Array.from({ length: Math.floor(times.length / 2) }, (_, n) => ({ opens: times[2 * n] ?? '', closes: times[2 * n + 1] ?? '' }));
});
const week = fc.record(Object.fromEntries(weekdays.map((day) => [day, dayRanges]))) as fc.Arbitrary<WeekHours>;
const days = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
const anyOffice: fc.Arbitrary<OfficeHours> = fc.record({
  id: fc.constant('medical-center'),
  clinicHours: week,
  shotHours: week,
  laterHours: fc.array(fc.record({ from: days, clinicHours: week, shotHours: week }), { maxLength: 1 }),
  lastShotWaitMinutes: fc.integer({ min: 1, max: 120 }),
});
const anyClosure: fc.Arbitrary<ShownClosure> = fc
  .tuple(days, fc.integer({ min: 0, max: 12 }), fc.constantFrom('clinic' as const, 'shots' as const, 'all' as const), dayRanges)
  .map(([from, length, closed, [openBetween]]) => ({
    id: `${from}-${closed}`,
    from,
    to: addDays(from, length),
    offices: ['medical-center'],
    closed,
    openBetween,
    reason: 'a closure',
  }));
const instants = fc.oneof(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2028-03-01'), noInvalidDate: true }),
  // The days on which the clocks change, minute by minute.
  fc
    .tuple(fc.constantFrom('2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'), fc.integer({ min: 0, max: 2880 }))
    .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000)),
);

describe('whatever the hours and closures', () => {
  it('the wait after the last shot never goes past closing, and no shot is given after it', () => {
    fc.assert(
      fc.property(anyOffice, fc.array(anyClosure, { maxLength: 4 }), days, (any, some, date) => {
        const last = lastShot(date, any, some);
        const shots = rangesOn(date, any, 'shots', some);
        const clinicEnd = rangesOn(date, any, 'clinic', some).at(-1)?.closes ?? '';
        if (!last) return shots.length === 0;
        return (
          minutesOf(last.at) + any.lastShotWaitMinutes <= minutesOf(clinicEnd) &&
          last.waitEnds <= last.closes &&
          shots.every(({ closes }) => closes <= last.at)
        );
      }),
    );
  });

  it('the next opening is really open, at the very minute', () => {
    fc.assert(
      fc.property(
        anyOffice,
        fc.array(anyClosure, { maxLength: 4 }),
        instants,
        fc.constantFrom('clinic' as const, 'shots' as const),
        (any, some, instant, kind) => {
          const state = openState(clinicMoment(instant), any, kind, some);
          if (state.state !== 'closed' || !state.next) return true;
          const { date, opens } = state.next;
          return openState({ date, minutes: minutesOf(opens) }, any, kind, some).state === 'open';
        },
      ),
    );
  });

  it('shots are given only at times at which a whole wait still fits', () => {
    fc.assert(
      fc.property(anyOffice, fc.array(anyClosure, { maxLength: 4 }), instants, (any, some, instant) => {
        const now = clinicMoment(instant);
        const closes = rangesOn(now.date, any, 'clinic', some).at(-1)?.closes ?? '00:00';
        return openState(now, any, 'shots', some).state !== 'open' || now.minutes + any.lastShotWaitMinutes < minutesOf(closes);
      }),
    );
  });
});
