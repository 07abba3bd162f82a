import { describe, expect, it } from 'vitest';
import type { ClinicRecords } from '#app/parts/hours/clinic-records.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { office, thanksgiving } from '#app/parts/hours/hours-fixture.ts';
import { shownDay } from '#app/parts/hours/shown-day.ts';
import type { DayEntry } from '#app/today/entry.schema.ts';
import { closedEntry } from '#app/today/entry-fixture.ts';
import { nextTry } from './next-try.ts';
import { type Note, newNoteId } from './note.ts';

const both = ['medical-center', 'lincoln-heights'] as const;
/** Two offices with the same hours, both closed on December 24 and 25. */
const planned: ClinicRecords = {
  language: 'en',
  offices: both.map((id) => ({ ...office, id, name: id })),
  closures: [{ ...thanksgiving, from: '2026-12-24', to: '2026-12-25', offices: [...both] }],
};
/** December 2026 in San Antonio, six hours behind UTC. */
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 11, day, 6, hour * 60));
const tried = (...times: Date[]): Note[] =>
  times.map((time) => ({ id: newNoteId(), at: time.toISOString(), by: 'EM', state: 'no-answer', over: [] }));
const next = (now: Date, ...times: Date[]) => nextOn([], now, ...times);
const nextOn = (day: readonly DayEntry[], now: Date, ...times: Date[]) => {
  const half = nextTry(tried(...times), now, shownDay(day).beside(planned));
  return (
    half && `${clinicMoment(half.from).date} ${half.part} ${clinicMoment(half.from).minutes / 60} to ${clinicMoment(half.to).minutes / 60}`
  );
};

describe('the next time to try', () => {
  it('is not offered before anybody has tried', () => {
    expect(nextTry([], at(1, 9), planned)).toBeUndefined();
    expect(
      nextTry([{ id: newNoteId(), at: at(1, 9).toISOString(), by: 'EM', state: 'message', over: [] }], at(1, 9), planned),
    ).toBeUndefined();
  });

  it.each([
    // Tuesday.
    ['a morning: that afternoon', at(1, 9), [at(1, 9)], '2026-12-01 afternoon 13 to 18'],
    ['an afternoon: the next morning', at(1, 14), [at(1, 14)], '2026-12-02 morning 8 to 12'],
    ['a morning and an afternoon: the next morning', at(1, 15), [at(1, 9), at(1, 14)], '2026-12-02 morning 8 to 12'],
    ['two mornings: the next afternoon', at(2, 11), [at(1, 9), at(2, 9)], '2026-12-02 afternoon 13 to 17.5'],
    // Friday afternoon.
    ['a Friday afternoon: Monday morning', at(4, 14), [at(4, 14)], '2026-12-07 morning 8 to 12'],
    ['an afternoon before Christmas, when both offices are closed', at(24, 14), [at(24, 14)], '2026-12-28 morning 8 to 12'],
  ])('after %s', (_what, now, times, half) => {
    expect(next(now, ...times)).toBe(half);
  });

  it('does not offer a half-day in which the desk has closed both offices, and offers what is left of one', () => {
    const closed = (more: Partial<typeof closedEntry>) => both.map((id): DayEntry => ({ ...closedEntry, office: id, ...more }));
    expect(nextOn(closed({ from: '12:00' }), at(1, 9), at(1, 9))).toBe('2026-12-02 afternoon 13 to 17.5');
    expect(nextOn(closed({ from: '15:00' }), at(1, 9), at(1, 9))).toBe('2026-12-01 afternoon 13 to 15');
    expect(nextOn(closed({ from: '12:00' }).slice(1), at(1, 9), at(1, 9))).toBe('2026-12-01 afternoon 13 to 18');
    expect(nextOn(closed({ from: '12:00', closed: 'shots' }), at(1, 9), at(1, 9))).toBe('2026-12-01 afternoon 13 to 18');
  });

  it('does not offer a half-day that is as good as over', () => {
    expect(next(at(1, 17.75), at(1, 9))).toBe('2026-12-02 afternoon 13 to 17.5');
    expect(next(at(1, 14), at(1, 9))).toBe('2026-12-01 afternoon 14 to 18');
  });
});
