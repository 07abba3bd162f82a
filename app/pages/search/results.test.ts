import { describe, expect, it } from 'vitest';
import { finderOf } from '#app/parts/site-index/find.ts';
import { siteIndex } from '#app/parts/site-index/site-index.server.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { searchResults } from './results.ts';

const finders = { en: await finderOf(siteIndex('en')), es: await finderOf(siteIndex('es')) };
const found = (query: string, language: Language) => searchResults(finders[language], query).groups.flatMap(({ results }) => results);

/** What people type, and the page that must come first. */
const expected: Readonly<Record<Language, Readonly<Record<string, PageId>>>> = {
  en: {
    medicaid: 'insurance',
    'medicaid kids': 'insurance',
    medicare: 'insurance',
    chip: 'insurance',
    tricare: 'insurance',
    VA: 'insurance',
    aetna: 'insurance',
    bcbs: 'insurance',
    'blue cros': 'insurance',
    'united healthcare': 'insurance',
    'do you take humana': 'insurance',
    insurance: 'insurance',
    referral: 'insurance',
    'no insurance': 'good-faith-estimate',
    uninsured: 'good-faith-estimate',
    'without insurance': 'good-faith-estimate',
    'cost of allergy test no insurance': 'good-faith-estimate',
    'how much does it cost': 'good-faith-estimate',
    hours: 'locations',
    'office hours': 'locations',
    phone: 'locations',
    'phone number': 'locations',
    fax: 'locations',
    address: 'locations',
    bus: 'locations',
    'via bus': 'locations',
    parking: 'locations',
    appointment: 'patient-routing',
    appointments: 'patient-routing',
    book: 'patient-routing',
    cancel: 'change-or-cancel',
    beestings: 'condition/insect-allergies',
    peanutallergy: 'condition/food-allergies',
    'restaurant card': 'condition/food-allergies',
    reschedule: 'change-or-cancel',
    kids: 'kids-zone',
    game: 'games',
    games: 'games',
    zyrtec: 'medications-to-avoid',
    'zyrtec before test': 'medications-to-avoid',
    'zirtec before test': 'medications-to-avoid',
    'benadryl before skin test': 'medications-to-avoid',
    'claritin d': 'medications-to-avoid',
    flonase: 'medications-to-avoid',
    'medicines before test': 'medications-to-avoid',
    hives: 'condition/chronic-urticaria',
    hive: 'condition/chronic-urticaria',
    egzema: 'condition/eczema',
    'cedar feaver': 'condition/seasonal-allergies',
    'nut alergy': 'condition/food-allergies',
    sinositis: 'condition/sinusitis',
    asthma: 'condition/asthma',
    'fire ants': 'condition/insect-allergies',
    xolair: 'service/biologic-therapies',
    immunotherapy: 'service/immunotherapy',
    'how many years of shots': 'service/immunotherapy',
    'skin test': 'service/allergy-testing',
    'pollen count': 'seasons',
    portal: 'patient-portal',
    'pay my bill': 'patient-portal',
    refill: 'how-do-i',
    'medical records': 'patient-portal',
    'school forms': 'school-desk',
    epipen: 'emergency',
    recipe: 'baked-challenge-recipes',
    'dr marquez': 'physician/marquez',
    doctors: 'team',
    interpreter: 'nondiscrimination',
  },
  es: {
    medicaid: 'insurance',
    'medicaid niños': 'insurance',
    medicare: 'insurance',
    chip: 'insurance',
    veteranos: 'insurance',
    aseguranza: 'insurance',
    seguro: 'insurance',
    'aceptan aetna': 'insurance',
    'sin seguro': 'good-faith-estimate',
    'no tengo seguro': 'good-faith-estimate',
    'sin aseguranza': 'good-faith-estimate',
    'cuánto cuesta la prueba sin seguro': 'good-faith-estimate',
    'cuanto cuesta': 'good-faith-estimate',
    horario: 'locations',
    horarios: 'locations',
    horas: 'locations',
    teléfono: 'locations',
    telefono: 'locations',
    dirección: 'locations',
    camión: 'locations',
    autobús: 'locations',
    bus: 'locations',
    estacionamiento: 'locations',
    citas: 'patient-routing',
    cita: 'patient-routing',
    'hacer una cita': 'patient-routing',
    'cancelar cita': 'change-or-cancel',
    'surtir receta': 'patient-portal',
    'surtir mi receta': 'patient-portal',
    alergiaalimentos: 'condition/food-allergies',
    'tarjeta para el restaurante': 'condition/food-allergies',
    niños: 'kids-zone',
    juego: 'games',
    juegos: 'games',
    'zyrtec antes de la prueba': 'medications-to-avoid',
    loratadina: 'medications-to-avoid',
    'medicinas antes de la prueba': 'medications-to-avoid',
    ronchas: 'condition/chronic-urticaria',
    ronchitas: 'condition/chronic-urticaria',
    asma: 'condition/asthma',
    exema: 'condition/eczema',
    'fiebre del cedro': 'condition/seasonal-allergies',
    mormado: 'condition/seasonal-allergies',
    penisilina: 'condition/drug-allergies',
    'vacunas para la alergia': 'service/immunotherapy',
    'prueba de piel': 'service/allergy-testing',
    'conteo de polen': 'seasons',
    portal: 'patient-portal',
    'pagar mi cuenta': 'patient-portal',
    expediente: 'how-do-i',
    'papeles para la escuela': 'school-desk',
    urgencias: 'emergency',
    'receta de panquecitos': 'baked-challenge-recipes',
    doctores: 'team',
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
