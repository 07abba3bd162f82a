import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#app/parts/hours/clinic-time.ts';
import { isDay, readFragment, slugOf, writeFragment } from './plan-fragment.ts';

describe('the plan in the address', () => {
  it('writes date and choice', () => {
    expect(
      writeFragment({ testDay: '2026-12-10', take: [{ id: 'cetirizine', slug: slugOf('All Day Allergy') }, { id: 'ketotifen-eye' }] }),
    ).toBe('date=2026-12-10&take=cetirizine~all-day-allergy.ketotifen-eye');
    expect(writeFragment({ take: [] })).toBe('take=all');
  });

  it('reads back what it wrote', () => {
    const plan = fc.record({
      testDay: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2026-01-01', days)),
      take: fc.subarray([
        { id: 'cetirizine' },
        { id: 'cetirizine', slug: 'zyrtec' },
        { id: 'loratadine', slug: 'claritin' },
        { id: 'ketotifen-eye' },
      ]),
    });
    fc.assert(
      fc.property(plan, (one) => {
        expect(readFragment(`#${writeFragment(one)}`)).toEqual(one);
      }),
    );
  });

  it('leaves out what it does not know, and never fails', () => {
    expect(readFragment('#date=2026-02-30&take=cetirizine.<b>.cetirizine.a~')).toEqual({ take: [{ id: 'cetirizine' }] });
    expect(readFragment('#rules')).toEqual({ take: [] });
    expect(readFragment('')).toEqual({ take: [] });
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { testDay, take } = readFragment(text);
        expect(testDay === undefined || isDay(testDay)).toBe(true);
        expect(take.every(({ id }) => /^[a-z\d-]+$/.test(id))).toBe(true);
      }),
    );
  });
});
