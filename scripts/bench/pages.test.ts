import { describe, expect, it } from 'vitest';
import { pages } from '#app/site/pages.ts';
import { pagesNamed, pagesToMeasure } from './pages.ts';

describe('the pages that are measured', () => {
  it('are the first of each route module, and home and an article in Spanish', () => {
    const names = pagesToMeasure().map(({ name }) => name);
    expect(names).toHaveLength(new Set(pages.map(({ module }) => module)).size + 2);
    expect(names).toEqual(expect.arrayContaining(['home', 'condition/seasonal-allergies', 'es:home', 'es:condition/seasonal-allergies']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('can be named, in either language', () => {
    expect(pagesNamed(['home', 'es:condition/asthma'])).toEqual([
      { name: 'home', path: '/', module: 'home', indexed: true, fetchesAhead: false },
      {
        name: 'es:condition/asthma',
        path: '/es/patient-education/asthma',
        module: 'condition',
        indexed: true,
        fetchesAhead: false,
      },
    ]);
    expect(() => pagesNamed(['condition/flu'])).toThrow('condition/flu');
  });
});
