import { expect, it } from 'vitest';
import { pages } from '#app/site/pages.ts';
import { pagesNamed, pagesToMeasure } from './pages.ts';

it('measures the first page of each route module, and home and an article in Spanish', () => {
  const names = pagesToMeasure().map(({ name }) => name);
  expect(names).toHaveLength(new Set(pages.map(({ module }) => module)).size + 2);
  expect(names).toEqual(expect.arrayContaining(['home', 'condition/seasonal-allergies', 'es:home', 'es:condition/seasonal-allergies']));
  expect(new Set(names).size).toBe(names.length);
});

it('takes pages by their names, in either language, and says which it does not know', () => {
  expect(pagesNamed(['home', 'es:condition/asthma'])).toEqual([
    { name: 'home', path: '/', module: 'home', indexed: true },
    { name: 'es:condition/asthma', path: '/es/patient-education/asthma', module: 'condition', indexed: true },
  ]);
  expect(() => pagesNamed(['condition/flu'])).toThrow('condition/flu');
});
