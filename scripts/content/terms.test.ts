import { describe, expect, it } from 'vitest';
import { avoidedForms, termProblems, terms } from './terms.ts';

const forms = (text: string) => avoidedForms(text, 'es').map(({ form }) => form);

describe('avoidedForms', () => {
  it.each([
    ['Es una reacción severa.', ['severa']],
    ['Su condición puede cambiar.', ['condición']],
    ['Haga un apuntamiento con su guardián.', ['apuntamiento', 'guardián']],
    ['Evite los frutos secos y el maní.', ['frutos secos', 'maní']],
    ['PARACETAMOL', ['paracetamol']],
  ])('finds them in %s', (text, expected) => expect(forms(text).sort()).toEqual([...expected].sort()));

  it.each([
    'Es una reacción grave.',
    'Coma cacahuate (maní) con cuidado.',
    'Acetaminofén (paracetamol) sin receta.',
    'Mucha gente dice «me siento intoxicado» por una alergia.',
    'Perseverante.',
  ])('finds none in %s', (text) => expect(forms(text)).toEqual([]));
});

describe('content/terms.yaml', () => {
  it('never tells to write what it avoids', () => {
    for (const entry of terms) expect(avoidedForms(entry.use, entry.language, [entry]).map(({ form }) => form)).toEqual([]);
  });
});

describe('termProblems', () => {
  const piece = { path: 'a.mdoc', line: 7, language: 'es', text: 'Un caso severo', searchWords: false } as const;
  it('says what to write instead', () => expect(termProblems([piece])).toMatchObject([{ line: 7, mend: 'Write: grave, intenso.' }]));
  it('lets search words and English be', () => {
    expect(
      termProblems([
        { ...piece, searchWords: true },
        { ...piece, language: 'en' },
      ]),
    ).toEqual([]);
  });
});
