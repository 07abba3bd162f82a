import { describe, expect, it } from 'vitest';
import { listedMedications } from './listed-medication.server.ts';
import { otherForms } from './other-forms.ts';
import { searchMedications } from './search.ts';

const medications = listedMedications('en');
const formsOf = (typed: string) => {
  const [hit] = searchMedications(medications, typed);
  return hit ? otherForms(medications, hit).map(({ medication, names, plain }) => [names[0], medication.action, plain]) : [];
};

describe('a brand that begins another', () => {
  it.each([
    ['Aleve', ['Aleve PM', 'stop', false]],
    ['Aleve PM', ['Aleve', 'keep', true]],
    ['Flonase', ['Flonase Headache & Allergy Relief', 'stop', false]],
  ])('%s is not %s', (typed, form) => expect(formsOf(typed)).toContainEqual(form));

  it('is no matter where both are dealt with alike', () => expect(formsOf('Claritin')).toEqual([]));
});
