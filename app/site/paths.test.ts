import { describe, expect, it } from 'vitest';
import { languages } from './language.ts';
import { pages } from './pages.ts';
import { addresses, alternateOf, findAddress, languageOf, trailOf } from './paths.ts';

describe('the table of pages', () => {
  it('gives every page a path in both languages', () => {
    for (const { paths } of pages) {
      for (const language of languages) expect(paths[language]).toMatch(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/);
    }
  });

  it('gives no path and no id twice', () => {
    const paths = addresses.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
    const ids = pages.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('leads from every path to its alternate and back to the same page', () => {
    for (const address of addresses) {
      const alternate = findAddress(address.alternate);
      expect(alternate?.page).toBe(address.page);
      expect(alternate?.language).not.toBe(address.language);
      if (address.canonical) expect(alternateOf({ pathname: alternateOf({ pathname: address.path }) })).toBe(address.path);
    }
  });

  it('resolves aliases to the page they stand for', () => {
    expect(findAddress('/conditions')?.page.id).toBe('patient-education');
    expect(findAddress('/es/educacion-del-paciente')).toMatchObject({
      language: 'es',
      canonical: false,
      page: { id: 'patient-education' },
    });
    expect(findAddress('/patient-education/chronic-sinusitis')?.page.id).toBe('condition/sinusitis');
    expect(findAddress('/es/patient-education/primary-immunodeficiency')?.page.id).toBe('condition/immunodeficiency');
    expect(findAddress('/physician-details/marquez')?.page.id).toBe('physician/marquez');
  });

  it('names parents that exist, without going round in circles', () => {
    for (const page of pages) expect(trailOf(page).at(-1)?.id ?? 'home').toBe(page.id);
  });
});

describe('the language switch', () => {
  it('keeps query and hash', () => {
    expect(alternateOf({ pathname: '/patient-education', search: '?tab=services', hash: '#treatment-diagnostic-services' })).toBe(
      '/es/patient-education?tab=services#treatment-diagnostic-services',
    );
  });

  it('toggles the prefix on an address the table does not know', () => {
    expect(alternateOf({ pathname: '/no/such/page' })).toBe('/es/no/such/page');
    expect(alternateOf({ pathname: '/es/no/such/page', search: '?a=1' })).toBe('/no/such/page?a=1');
    expect(languageOf('/espresso')).toBe('en');
  });
});
