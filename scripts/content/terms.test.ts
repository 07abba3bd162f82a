import { describe, expect, it } from 'vitest';
import { avoidedForms, kindCounts, kindLines, kindProblems, termProblems, terms } from './terms.ts';

const forms = (text: string) => avoidedForms(text, 'es').map(({ form }) => form);

describe('avoidedForms', () => {
  it.each([
    ['Es una reacción severa.', ['severa']],
    ['Su condición puede cambiar.', ['condición']],
    ['Haga un apuntamiento con su guardián.', ['apuntamiento', 'guardián']],
    ['Evite los frutos secos y el maní.', ['frutos secos', 'maní']],
    ['PARACETAMOL', ['PARACETAMOL']],
  ])('finds them in %s', (text, expected) => expect(forms(text).sort()).toEqual([...expected].sort()));

  it.each([
    'Es una reacción grave.',
    'Coma cacahuate (maní) con cuidado.',
    'Acetaminofén (paracetamol) sin receta.',
    'Mucha gente dice «me siento intoxicado» por una alergia.',
    'Perseverante.',
  ])('finds none in %s', (text) => expect(forms(text)).toEqual([]));
});

describe('the turns of phrase', () => {
  const single = (text: string, language: 'en' | 'es') =>
    avoidedForms(
      text,
      language,
      terms.filter(({ kind }) => !kind),
    ).map(({ form }) => form);

  it.each([
    ['A new medicine, above all for the heart', 'above all'],
    ['Use a nose spray each day.', 'each day'],
    ['Wait with live vaccines.', 'Wait with live'],
    ['Do not stop or start it alone.', 'stop or start it alone'],
    ['Clavulin holds amoxicillin.', 'holds amoxicillin'],
    ['Heartburn goes on even with acid medicine.', 'goes on'],
  ])('are found in %s', (text, words) => expect(single(text, 'en')).toEqual([words]));

  it.each([
    ['Mirar toma de 1 a 5 minutos.', 'toma de 1 a 5 minutos'],
    ['Llenarlos toma de {forms-minutes}.', 'toma de {forms-minutes}'],
    ['La prueba del jueves, 10 de diciembre', 'del jueves, 10'],
    ['Seque lo mojado dentro de 24 horas.', 'dentro de 24 horas'],
    ['Tiene AEH y le van a operar', 'le van a operar'],
  ])('are found in %s', (text, words) => expect(single(text, 'es')).toEqual([words]));

  it.each(['Hold your breath for 10 seconds.', 'Hold the inhaler upright, and hold still.', 'Tests can go on the back.'])(
    'are not in %s',
    (text) => expect(single(text, 'en')).toEqual([]),
  );
  it.each(['Funciona mejor si se toma de 30 a 60 minutos antes.', 'Toma dos pastillas al día.', 'Le van a operar la nariz.'])(
    'are not in %s',
    (text) => expect(single(text, 'es')).toEqual([]),
  );
});

describe('the kinds', () => {
  const kind = { kind: 'colons', use: 'a period', find: ['\\w+: it'], language: 'en' as const };
  const said = (text: string) => ({ path: 'a.mdoc', line: 7, language: 'en', text, searchWords: false }) as const;
  const counted = (limits: object, ...texts: string[]) => kindCounts(texts.map(said), [{ ...kind, ...limits }]);
  const texts = ['It helps: it cools.', 'Ask us.', 'Wait: it passes.', 'Stop: it hurts.'];

  it('are counted over every text, and each place can be shown', () => {
    const counts = counted({}, ...texts);
    expect(counts).toMatchObject([{ count: 3 }]);
    expect(kindLines(counts)).toHaveLength(1);
    expect(kindLines(counts, 'colons')[0]).toContain('a.mdoc:7  "helps: it"');
    expect(kindProblems(counts)).toEqual([]);
  });
  it('are wrong more than a tenth beyond the limit', () => {
    expect(kindProblems(counted({ limit: 3 }, ...texts))).toEqual([]);
    expect(kindProblems(counted({ limit: 2 }, ...texts))).toMatchObject([{ wrong: 'en colons: 3, and 2 at most.' }]);
    expect(kindProblems(counted({ limit: '60 %' }, ...texts))).toMatchObject([{ wrong: 'en colons: 75, and 60 % at most.' }]);
  });
  it('are wrong where there is too little', () =>
    expect(kindProblems(counted({ least: 4 }, ...texts))).toMatchObject([{ wrong: 'en colons: 3, and 4 at least.' }]));
});

describe('content/terms.yaml', () => {
  it('never tells to write what it avoids', () => {
    for (const entry of terms.filter(({ least }) => !least))
      expect(avoidedForms(entry.use, entry.language, [entry]).map(({ form }) => form)).toEqual([]);
  });
});

describe('termProblems', () => {
  const piece = { path: 'a.mdoc', line: 7, language: 'es', text: 'Un caso severo', searchWords: false } as const;
  it('says what to write instead', () => expect(termProblems([piece])).toMatchObject([{ line: 7, mend: 'Write: grave, intenso.' }]));
  it('lets a name have its capitals, and a title one', () => {
    const named = { ...piece, language: 'en', text: 'Stone Oak' } as const;
    expect(termProblems([{ ...named, field: 'locations.name' }])).toEqual([]);
    expect(termProblems([{ ...named, field: 'sections.title' }])).toMatchObject([{ wrong: expect.stringContaining('one capital') }]);
  });
  it('lets search words and English be', () => {
    expect(
      termProblems([
        { ...piece, searchWords: true },
        { ...piece, language: 'en' },
      ]),
    ).toEqual([]);
  });
});
