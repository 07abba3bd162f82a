import { describe, expect, it } from 'vitest';
import { meantPagesOfContent } from './meant-page.server.ts';

const of = meantPagesOfContent();

it.each([
  ['the lady at the fonda speaks no english, how does she learn that my son must not get walnuts', 'my-allergy-kit'],
  ['in which cookies would they hide whey', 'read-a-label'],
  ['la maestra quiere por escrito que hacer con su alergia en el recreo', 'school-desk'],
] as const)('a page of the kit is likeliest for “%s”: %s', (question, page) => {
  expect(of(question).kit).toBe(page);
});

describe('the page that a question means', () => {
  it.each([
    ['where do i leave my truck at the stone oak office', 'locations'],
    ['the test where you blow into a tube', 'service/pulmonary-function'],
    ['ocupo que alguien le traduzca a mi suegra', 'nondiscrimination'],
    ['cuanto sale la visita sin seguro medico', 'good-faith-estimate'],
  ] as const)('is recognized from “%s”: %s', (question, page) => {
    expect(of(question).kit).toBeUndefined();
    expect(of(question).share(page)).toBe(1);
    expect(of(question).likelihood(page)).toBe(of(question).most);
  });

  it('has a likelihood from 0 to 1 for any text, and of 0 for a page without examples', () => {
    for (const text of ['', '?!', 'zzzz', 'pollen '.repeat(2000)]) {
      expect(of(text).most).toBeGreaterThan(0);
      expect(of(text).most).toBeLessThanOrEqual(1);
      expect(of(text).likelihood('offline')).toBe(0);
    }
  });
});
