import { describe, expect, it } from 'vitest';
import { finderOf } from '#app/parts/site-index/find.ts';
import { siteIndex } from '#app/parts/site-index/site-index.server.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { searchResults } from './results.ts';

const finders = { en: await finderOf(siteIndex('en')), es: await finderOf(siteIndex('es')) };
const found = (query: string, language: Language) => searchResults(finders[language], query).groups.flatMap(({ results }) => results);

/** One query for each way of typing, with the page that must come first; npm run assistant:eval asks thousands. */
const expected: Readonly<Record<Language, Readonly<Record<string, PageId>>>> = {
  en: {
    medicaid: 'insurance',
    'blue cros': 'insurance',
    'do you take humana': 'insurance',
    uninsured: 'good-faith-estimate',
    'phone number': 'locations',
    'via bus': 'locations',
    appointment: 'patient-routing',
    cancel: 'change-or-cancel',
    beestings: 'condition/insect-allergies',
    'zirtec before test': 'medications-to-avoid',
    hives: 'condition/chronic-urticaria',
    'cedar feaver': 'condition/seasonal-allergies',
    xolair: 'service/biologic-therapies',
    'pay my bill': 'patient-portal',
    epipen: 'emergency',
    'dr marquez': 'physician/marquez',
  },
  es: {
    veteranos: 'insurance',
    aseguranza: 'insurance',
    'sin seguro': 'good-faith-estimate',
    telefono: 'locations',
    camión: 'locations',
    'hacer una cita': 'patient-routing',
    alergiaalimentos: 'condition/food-allergies',
    'zyrtec antes de la prueba': 'medications-to-avoid',
    ronchitas: 'condition/chronic-urticaria',
    exema: 'condition/eczema',
    penisilina: 'condition/drug-allergies',
    'vacunas para la alergia': 'service/immunotherapy',
    expediente: 'how-do-i',
    urgencias: 'emergency',
    intérprete: 'nondiscrimination',
  },
};

describe.each(['en', 'es'] as const)('in %s', (language) => {
  it.each(Object.entries(expected[language]))('“%s” leads to %s', (query, page) => {
    expect(found(query, language)[0]?.page).toBe(page);
  });
});

describe('likeness of names', () => {
  const titles = (query: string, language: Language = 'en') => found(query, language).map(({ title }) => title);

  it.each(['medicaid', 'medicare', 'chip', 'hours', 'phone', 'citas', 'kids', 'game', 'bus', 'horas'])(
    'finds no medicine for “%s”',
    (query) => {
      for (const language of ['en', 'es'] as const)
        expect(found(query, language).filter(({ key }) => key.startsWith('medicine/'))).toEqual([]);
    },
  );

  it('forgives one slip in five letters of a medicine or a plan, and none in four', () => {
    expect(titles('zirtec')[0]).toContain('Zyrtec');
    expect(titles('alerga').filter((title) => title.includes('Allegra'))).toEqual([]);
    expect(titles('aetnaa')[0]).toContain('Aetna');
    expect(found('stra', 'en').filter(({ key }) => key.startsWith('plan/'))).toEqual([]);
  });
});

it('shows nothing of HIV to whoever has hives', () => {
  for (const query of ['hives', 'hive', 'ronchas']) {
    const texts = found(query, 'en').flatMap(({ title, heading = [], runs }) => [
      title,
      ...heading.map(({ text }) => text),
      ...runs.map(({ text }) => text),
    ]);
    expect(texts.join(' ')).not.toMatch(/\bHIV\b/);
  }
});
