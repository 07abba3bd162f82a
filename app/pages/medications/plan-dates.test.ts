import { describe, expect, it } from 'vitest';
import { listedMedications } from '#app/parts/medicines/listed-medication.server.ts';
import { languages } from '#app/site/language.ts';
import { planDates } from './plan-dates.ts';
import type { TakenMedicine } from './plan-fragment.ts';
import type { TestDay } from './test-day.ts';

describe.each(languages)('a plan in %s', (language) => {
  const planned = listedMedications(language).filter(({ action }) => action !== 'keep');
  const planOf = (take: readonly TakenMedicine[], kind: Exclude<TestDay['kind'], 'closed'> = 'open') =>
    planDates(planned, { take, testDay: '2026-12-10' }, { today: '2026-11-20', day: { kind } });

  it('never gives a day for what nobody may stop alone, and names every one of them first', () => {
    const call = planned.filter(({ action }) => action === 'ask' || action === 'tell').map(({ id }) => id);
    expect(call).toContain('beta-blockers');
    const { stops, callFirst } = planOf([...call, 'cetirizine'].map((id) => ({ id })));
    expect(callFirst.map(({ id }) => id)).toEqual(call);
    expect(stops.flatMap(({ medications }) => medications.map(({ id }) => id))).toEqual(['cetirizine']);
  });

  it('names the call also without a day, or with one gone by', () => {
    for (const kind of ['none', 'past'] as const) {
      expect(planOf([{ id: 'beta-blockers' }, { id: 'cetirizine' }], kind)).toMatchObject({
        stops: [],
        callFirst: [{ id: 'beta-blockers' }],
      });
    }
  });

  it('gives no dates for a day on which nobody is here', () => {
    const day: TestDay = { kind: 'closed', next: '2026-11-30' };
    const plan = { take: [{ id: 'cetirizine' }], testDay: '2026-11-26' };
    expect(planDates(planned, plan, { today: '2026-11-10', day }).stops).toEqual([]);
  });

  it('keeps the name that was typed, twice where two brands are one line of the list', () => {
    const take = ['claritin-d', 'allegra-d', 'nobody'].map((slug) => ({ id: 'antihistamine-decongestant', slug }));
    const { stops } = planOf([...take, { id: 'cetirizine' }]);
    expect(stops[0]?.medications.map(({ shownName }) => shownName)).toEqual([
      'Claritin-D',
      'Allegra-D',
      planned.find(({ id }) => id === 'antihistamine-decongestant')?.name,
      { en: 'cetirizine', es: 'cetirizina' }[language],
    ]);
  });

  it('takes a plan without a choice for the list of medicines to stop', () => {
    const { stops, callFirst } = planOf([]);
    expect(callFirst).toEqual([]);
    const all = stops.flatMap(({ medications }) => medications);
    expect(all.length).toBe(planned.filter(({ action }) => action === 'stop').length);
    expect(all.every(({ action }) => action === 'stop')).toBe(true);
  });
});
