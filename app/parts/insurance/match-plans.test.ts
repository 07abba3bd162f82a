import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insurancePlans } from '#app/content/content.server.ts';
import { matchPlans } from './match-plans.ts';

const plans = insurancePlans().groups.flatMap((group) => group.plans);
const found = (query: string) => matchPlans(plans, query).map(({ id }) => id);

describe('finding a plan', () => {
  it.each(plans.flatMap(({ id, name, otherNames }) => [name, ...otherNames].map((typed) => [typed, id] as const)))(
    'finds by its names: %s → %s',
    (typed, id) => {
      expect(found(typed)).toContain(id);
      expect(found(typed.toUpperCase())).toContain(id);
      expect(found(typed.toLowerCase())).toContain(id);
    },
  );

  it('forgives accents, signs and spaces', () => {
    expect(found('Medicáre original')).toEqual(['medicare-part-b']);
    expect(found('STAR PLUS')).toEqual(found('star+plus'));
    expect(found('united health care')).toEqual(['unitedhealthcare']);
    expect(found('unitedhealthcare')).toEqual(['unitedhealthcare']);
    expect(found('blue-cross')).toEqual(found('BlueCross'));
  });

  it('forgives one slip of the finger in a longer word, not in a short one', () => {
    expect(found('humanna')).toEqual(found('humana'));
    expect(found('tircare')).toEqual(found('tricare'));
    expect(found('unitdhealth')).toEqual(['unitedhealthcare']);
    expect(found('medicad')).toContain('superior-medicaid');
    expect(found('chop')).toEqual([]);
  });

  it('finds while the name is still being typed', () => {
    expect(found('tri')).toEqual(expect.arrayContaining(['tricare-prime', 'tricare-select', 'tricare-for-life']));
    expect(found('aetna bet')).toEqual(['aetna-better-health']);
  });

  it('does not stumble over words people put around a name', () => {
    expect(found('my aetna insurance')).toEqual(found('aetna'));
    expect(found('mi seguro de aetna')).toEqual(found('aetna'));
  });

  it('needs every telling word to fit', () => {
    expect(found('blue hmo')).toEqual(['bcbs-blue-advantage']);
    expect(found('kaiser')).toEqual([]);
    expect(found('aetna kaiser')).toEqual([]);
  });

  it('shows the whole list for nothing, blanks or signs alone', () => {
    for (const query of ['', '   ', '+-!']) expect(matchPlans(plans, query)).toEqual(plans);
  });

  it('answers whatever is typed, in the order of the list', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const shown = matchPlans(plans, query);
        expect(plans.filter((plan) => shown.includes(plan))).toEqual(shown);
      }),
    );
  });
});
