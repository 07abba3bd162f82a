import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Localized, localized } from './localized.ts';

const record = {
  id: 'north',
  years: 3,
  name: { en: 'North', es: 'Norte' },
  lists: [{ label: { en: 'One', es: 'Uno' } }],
  paragraphs: { en: ['First', 'Second'], es: ['Primero', 'Segundo'] },
  deep: { inside: { en: { text: 'nested' }, es: { text: 'anidado' } } },
};

describe('localized', () => {
  test('gives the same shape in one language, at any depth', () => {
    expect(localized(record, 'es')).toEqual({
      id: 'north',
      years: 3,
      name: 'Norte',
      lists: [{ label: 'Uno' }],
      paragraphs: ['Primero', 'Segundo'],
      deep: { inside: { text: 'anidado' } },
    });
    expect(localized(record, 'en').name).toBe('North');
  });

  test('leaves an object alone that has more than the two languages', () => {
    expect(localized({ en: 'a', es: 'b', fr: 'c' }, 'es')).toEqual({ en: 'a', es: 'b', fr: 'c' });
  });

  test('types follow', () => {
    expectTypeOf<Localized<typeof record>['name']>().toEqualTypeOf<string>();
    expectTypeOf<Localized<typeof record>['lists'][number]['label']>().toEqualTypeOf<string>();
    expectTypeOf<Localized<typeof record>['paragraphs']>().toEqualTypeOf<string[]>();
    expectTypeOf<Localized<typeof record>['years']>().toEqualTypeOf<number>();
  });
});
