import { describe, expect, it } from 'vitest';
import { languages } from '#app/site/language.ts';
import { medicationData } from './medication-data.server.ts';
import { planDates } from './plan-dates.ts';

describe.each(languages)('a plan in %s', (language) => {
  const planned = medicationData(language).medications.filter(({ action }) => action !== 'keep');
  const planOf = (take: 'all' | readonly string[], testDay?: string) =>
    planDates(planned, { plan: { take, ...(testDay ? { testDay } : {}) }, isChosen: (id) => take.includes(id) }, '2026-11-20');

  it('never gives a day for what nobody may stop alone, and names every one of them first', () => {
    const call = planned.filter(({ action }) => action === 'ask' || action === 'tell').map(({ id }) => id);
    expect(call).toContain('beta-blockers');
    const { stops, callFirst } = planOf([...call, 'cetirizine'], '2026-12-10');
    expect(callFirst.map(({ id }) => id)).toEqual(call);
    expect(stops.flatMap(({ medications }) => medications.map(({ id }) => id))).toEqual(['cetirizine']);
  });

  it('names the call also without a day, or with one gone by', () => {
    for (const day of [undefined, '2026-11-19']) {
      expect(planOf(['beta-blockers', 'cetirizine'], day)).toMatchObject({ stops: [], callFirst: [{ id: 'beta-blockers' }] });
    }
  });

  it('takes the whole list for that of medicines to stop', () => {
    const { stops, callFirst } = planOf('all', '2026-12-10');
    expect(callFirst).toEqual([]);
    expect(stops.flatMap(({ medications }) => medications).every(({ action }) => action === 'stop')).toBe(true);
  });
});
