import { describe, expect, it } from 'vitest';
import type { SharedValue } from '#app/content/text/shared-value.schema.ts';
import { typedValueProblems, typedValues } from './typed-values.ts';

const humidity: SharedValue = {
  id: 'home-humidity',
  about: 'humidity',
  en: '30 to 50%',
  es: '30 a 50%',
  draft: true,
  guard: { beside: { en: ['humidity'], es: ['humedad'] }, unit: { en: ['%', 'percent'], es: ['%', 'por ciento'] } },
};
const found = (text: string, language: 'en' | 'es' = 'en') => typedValues({ text, language }, [humidity]).map(({ found: typed }) => typed);

describe('a shared figure typed by hand', () => {
  it.each([
    ['Keep the humidity below 60%.', 'en', ['60%']],
    ['Humidity of 30 to 50 percent is best.', 'en', ['50 percent']],
    ['La humedad, menos de 60 por ciento.', 'es', ['60 por ciento']],
  ] as const)('is found: %s', (text, language, typed) => expect(found(text, language)).toEqual(typed));

  it.each(['Keep the humidity at {home-humidity}.', 'Watch the humidity. Of 10 people 40% sneeze.', 'A humidity meter costs 15 dollars.'])(
    'is not seen in: %s',
    (text) => expect(found(text)).toEqual([]),
  );

  it('is told with file, line and what to write', () => {
    const piece = { path: 'content/a/en.mdoc', line: 3, language: 'en', text: 'Humidity: 60%', searchWords: false } as const;
    expect(typedValueProblems([piece], [humidity])).toMatchObject([{ line: 3, mend: 'Write {% value id="home-humidity" /%}.' }]);
  });
});
