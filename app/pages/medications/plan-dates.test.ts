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
