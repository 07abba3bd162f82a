import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#app/parts/hours/clinic-time.ts';
import { isDay, readFragment, writeFragment } from './plan-fragment.ts';

const ids = new Set(['cetirizine', 'loratadine', 'ketotifen-eye']);

describe('the plan in the address', () => {
  it('writes date and choice', () => {
    expect(writeFragment({ testDay: '2026-12-10', take: ['cetirizine', 'ketotifen-eye'] })).toBe(
      'date=2026-12-10&take=cetirizine.ketotifen-eye',
    );
    expect(writeFragment({ take: 'all' })).toBe('take=all');
  });

  it('reads back what it wrote', () => {
    const plan = fc.record({
      testDay: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2026-01-01', days)),
      take: fc.oneof(fc.constant('all' as const), fc.subarray([...ids])),
    });
    fc.assert(
      fc.property(plan, (one) => {
        expect(readFragment(`#${writeFragment(one)}`, ids)).toEqual(one);
      }),
    );
  });

  it('leaves out what it does not know, and never fails', () => {
    expect(readFragment('#date=2026-02-30&take=cetirizine.aspirin.cetirizine', ids)).toEqual({ take: ['cetirizine'] });
    expect(readFragment('#rules', ids)).toEqual({ take: 'all' });
    expect(readFragment('', ids)).toEqual({ take: 'all' });
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { testDay, take } = readFragment(text, ids);
        expect(testDay === undefined || isDay(testDay)).toBe(true);
        expect(take === 'all' || take.every((id) => ids.has(id))).toBe(true);
      }),
    );
  });

  it('knows days that exist', () => {
    expect(['2028-02-29', '2026-12-31'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '0202-12-10', '2026-1-1', 'tomorrow'].some(isDay)).toBe(false);
  });
});
