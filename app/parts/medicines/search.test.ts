import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedMedications } from './listed-medication.server.ts';
import { namesOf } from './listed-medication.ts';
import { normalised, searchMedications } from './search.ts';

const english = listedMedications('en');
const spanish = listedMedications('es');
const idsFor = (typed: string, list = english) => searchMedications(list, typed).map(({ medication }) => medication.id);

const inhalers =
  'albuterol Ventolin ProAir Proventil Xopenex Airsupra Qvar Pulmicort Flovent Arnuity Asmanex Alvesco Symbicort Breyna Advair Wixela AirDuo Dulera Breo Trelegy Breztri Spiriva Incruse Tudorza Yupelri Combivent DuoNeb Anoro Stiolto Bevespi Serevent Perforomist Brovana Ohtuvayre salbutamol inhaler inhalador puffer bomba'.split(
    ' ',
  );
const betaBlockers =
  'atenolol carvedilol propranolol bisoprolol nadolol nebivolol labetalol sotalol timolol Toprol Lopressor Tenormin Coreg Inderal Bystolic Combigan Cosopt Timoptic'.split(
    ' ',
  );
const aceInhibitors =
  'lisinopril enalapril benazepril ramipril quinapril captopril fosinopril moexipril perindopril trandolapril Zestril Vasotec Lotensin Lotrel Altace Accupril'.split(
    ' ',
  );

describe('searching medicines', () => {
  it.each<readonly [string, string]>([
    ['Zrytec', 'cetirizine'],
    ['difenidramina', 'diphenhydramine'],
    ['paracetamol', 'acetaminophen'],
    ['Flovent Diskus', 'asthma-inhalers'],
    ['claritind', 'antihistamine-decongestant'],
    ['claritin d 24', 'antihistamine-decongestant'],
    ...inhalers.map((name) => [name, 'asthma-inhalers'] as const),
    ...betaBlockers.map((name) => [name, 'beta-blockers'] as const),
    ...aceInhibitors.map((name) => [name, 'ace-inhibitors'] as const),
    ['venadril', 'diphenhydramine'],
    ['bentolín', 'asthma-inhalers'],
    ['alcaselser', 'antacids'],
    ['metropolol', 'beta-blockers'],
    ['mucinex allergy', 'fexofenadine'],
    ['blood pressure pill', 'beta-blockers'],
  ])('%s finds %s first, in both languages', (typed, id) => {
    expect(idsFor(typed)[0]).toBe(id);
    expect(idsFor(typed, spanish)[0]).toBe(id);
  });

  it('does not mind accents or capitals', () => {
    expect(normalised('  Claritín-D ')).toBe('claritin d');
    expect(idsFor('bupropión')).toEqual(idsFor('BUPROPION'));
  });

  it('shows the name the visitor knows', () => {
    expect(searchMedications(english, 'zyrt')[0]).toMatchObject({ matchedName: 'Zyrtec', alike: false });
  });

  it('offers names that are only alike when no name is the one typed, and says so', () => {
    expect(searchMedications(english, 'loratadine').every(({ alike }) => !alike)).toBe(true);
    expect(idsFor('loratadine')).not.toContain('desloratadine');
    expect(searchMedications(english, 'zirtec').every(({ alike }) => alike)).toBe(true);
  });

  it('finds a name among other words, and asks to compare', () => {
    expect(searchMedications(english, 'Zyrtec 10 mg')[0]).toMatchObject({ matchedName: 'Zyrtec', alike: true });
    expect(idsFor("children's benadril")).toContain('diphenhydramine');
  });

  it('finds nothing for one letter, for signs or for another word', () => {
    expect(idsFor('b')).toEqual([]);
    expect(idsFor('??')).toEqual([]);
    expect(idsFor('bicycle')).toEqual([]);
    expect(idsFor('asq')).toEqual([]);
    for (const phrase of ['la pastilla rosa', 'the little pink pill', 'jarabe para la alergia']) {
      expect(idsFor(phrase), phrase).toEqual([]);
      expect(idsFor(phrase, spanish), phrase).toEqual([]);
    }
  });

  it('finds every medicine by each of its names', () => {
    for (const list of [english, spanish]) {
      for (const medication of list) {
        for (const name of namesOf(medication)) {
          const hit = searchMedications(list, name).find((one) => one.medication.id === medication.id);
          expect(hit, `${name} of ${medication.id}`).toMatchObject({ alike: false });
        }
      }
    }
  });

  it.each([
    ['Zofran', 'imipramine'],
    ['Tums', 'hydrocodone-chlorpheniramine'],
    ['Breo', 'brompheniramine'],
    ['metoclopramide', 'beta-blockers'],
    ['sertraline', 'cetirizine'],
    ['Combivent', 'beta-blockers'],
  ])('%s never shows %s', (typed, id) => {
    expect(idsFor(typed)).not.toContain(id);
    expect(idsFor(typed, spanish)).not.toContain(id);
  });

  it('finds none under four letters and under one slip in five by likeness alone', () => {
    for (const typed of [
      'zir',
      'brro',
      'tuns',
      'qvor',
      'seroq1x',
      'medicaid',
      'medicare',
      'hours',
      'phone',
      'kids',
      'chip',
      'game',
      'citas',
    ]) {
      expect(idsFor(typed), typed).toEqual([]);
      expect(idsFor(typed, spanish), typed).toEqual([]);
    }
  });

  it.each(['blue inhaler', 'Zoptrix inhaler', 'inhalador Zoptrix', 'Zoptrix Ellipta', 'Zoptrix HFA', 'zoptrix respimat'])(
    'an inhaler nobody knows, “%s”, goes on and nothing else is said',
    (typed) => {
      for (const list of [english, spanish]) {
        const hits = searchMedications(list, typed);
        expect(hits[0]?.medication.id).toBe('asthma-inhalers');
        expect(hits.filter(({ medication }) => medication.action === 'stop')).toEqual([]);
      }
    },
  );

  it('never offers a medicine to stop, by likeness, for a name of those that nobody may stop', () => {
    const kept = english.filter(({ id }) => ['asthma-inhalers', 'beta-blockers', 'ace-inhibitors', 'seizure-medicines'].includes(id));
    for (const name of kept.flatMap(namesOf)) {
      expect(searchMedications(english, name)[0]?.medication.action, name).not.toBe('stop');
    }
  });

  it('forgives one wrong letter in a name of six letters and more', () => {
    const long = english.flatMap((medication) =>
      medication.brands.filter((brand) => /^[a-z]{6,}$/i.test(brand)).map((brand) => ({ brand, id: medication.id })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...long), fc.nat(), ({ brand, id }, at) => {
        const place = 1 + (at % (brand.length - 1));
        expect(idsFor(`${brand.slice(0, place)}q${brand.slice(place + 1)}`)).toContain(id);
      }),
    );
  });

  it('never fails, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (typed) => Array.isArray(searchMedications(english, typed))));
  });
});
