import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#app/parts/hours/clinic-time.ts';
import { lastDoseDay } from '#app/parts/medicines/last-dose.ts';
import { stopDates } from './stop-dates.ts';

const pill = { id: 'cetirizine', days: 7 };
const drops = { id: 'ketotifen-eye', days: 3 };
const long = { id: 'cyproheptadine', days: 10 };
const other = { id: 'loratadine', days: 7 };

const day = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));

describe('the day of the last dose', () => {
  it.each([
    ['2026-12-10', 7, '2026-12-02'],
    ['2027-01-05', 10, '2026-12-25'],
    // 2028 is a leap year.
    ['2028-03-05', 7, '2028-02-26'],
    // Daylight saving time begins on March 8, 2026.
    ['2026-03-10', 7, '2026-03-02'],
  ])('test on %s, %i days without: %s', (testDay, days, lastDose) => {
    expect(lastDoseDay(testDay, days)).toBe(lastDose);
  });

  it('leaves exactly the full days without it between last dose and test', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), (testDay, days) => {
        const without = Array.from({ length: 60 }, (_, index) => addDays(testDay, index - 60)).filter(
          (date) => date > lastDoseDay(testDay, days) && date < testDay,
        );
        expect(without).toHaveLength(days);
      }),
    );
  });
});

describe('the plan', () => {
  it('puts what comes first first, and one day once', () => {
    const plan = stopDates('2026-12-10', '2026-11-20', [drops, pill, long, other]);
    expect(plan.map(({ lastDose }) => lastDose)).toEqual(['2026-11-29', '2026-12-02', '2026-12-06']);
    expect(plan[1]?.medications).toEqual([pill, other]);
    expect(plan.every(({ state }) => state === 'ahead')).toBe(true);
  });

  it('says what is too late, and what is today', () => {
    const plan = stopDates('2026-12-10', '2026-12-02', [drops, pill, long]);
    expect(plan.map(({ state }) => state)).toEqual(['late', 'today', 'ahead']);
  });

  it('keeps every medicine with a number of days, in order of date', () => {
    const medicine = fc.record({ id: fc.uuid(), days: fc.option(fc.integer({ min: 1, max: 30 })) });
    fc.assert(
      fc.property(day, day, fc.array(medicine), (testDay, today, medicines) => {
        const plan = stopDates(testDay, today, medicines);
        const kept = plan.flatMap(({ medications }) => medications.map(({ id }) => id));
        expect(kept.toSorted()).toEqual(
          medicines
            .filter(({ days }) => days !== null)
            .map(({ id }) => id)
            .toSorted(),
        );
        expect(plan.map(({ lastDose }) => lastDose)).toEqual(plan.map(({ lastDose }) => lastDose).toSorted());
        expect(plan.every(({ state, lastDose }) => (state === 'late') === lastDose < today)).toBe(true);
      }),
    );
  });
});
