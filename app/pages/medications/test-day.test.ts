import { describe, expect, it } from 'vitest';
import { christmasEve, office, thanksgiving } from '#app/parts/hours/hours-fixture.ts';
import { testDayOf } from './test-day.ts';

const clinic = { offices: [office], closures: [thanksgiving, christmasEve] };
const dayOf = (day: string | undefined) => testDayOf(day, '2026-11-20', clinic);

describe('the day of a test', () => {
  it('is open on a working day, and on one with shorter hours', () => {
    for (const day of ['2026-11-20', '2026-12-10', christmasEve.from]) expect(dayOf(day)).toEqual({ kind: 'open' });
  });

  it('is refused on a holiday, with the next day on which somebody is here', () => {
    expect(dayOf('2026-11-26')).toEqual({ kind: 'closed', reason: thanksgiving.reason, next: '2026-11-30' });
  });

  it('is refused at a weekend, over which no closure stands', () => {
    expect(dayOf('2026-12-05')).toEqual({ kind: 'closed', next: '2026-12-07' });
  });

  it('may be past, or not chosen, or not to be told yet', () => {
    expect(dayOf('2026-11-19')).toEqual({ kind: 'past' });
    expect(dayOf(undefined)).toEqual({ kind: 'none' });
    expect(testDayOf('2026-12-10', undefined, clinic)).toEqual({ kind: 'none' });
  });
});
