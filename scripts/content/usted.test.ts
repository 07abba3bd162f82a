import { describe, expect, it } from 'vitest';
import { tuFormsIn, ustedProblems } from './usted.ts';

describe('tuFormsIn', () => {
  it.each([
    ['Si tienes tos, usa tu inhalador.', ['tienes', 'tu']],
    ['Lávate las manos y haz una cita.', ['lávate', 'haz']],
    ['Ven a vernos cuando tomaste la medicina.', ['ven', 'tomaste']],
    ['Podrás volver; contáctanos si te sientes mal.', ['podrás', 'te', 'sientes']],
    ['Vosotros tenéis razón.', ['vosotros', 'tenéis']],
    ['TÚ decides contigo.', ['tú', 'contigo']],
  ])('finds the forms in %s', (text, forms) => expect(tuFormsIn(text)).toEqual(forms));

  it.each([
    'Si usted tiene tos, use su inhalador.',
    'Los médicos lo ven a usted y a su hijo.',
    'Existe un límite; el contraste es triste.',
    'Tome té sin sal. Además, vuelva atrás.',
    'Llame y pregunte. ¿Tiene dudas? Él ve las llamas.',
    'El intérprete es gratis. Los trámites son simples.',
    'Quizás jamás hubo alergias ni otras categorías.',
  ])('finds none in %s', (text) => expect(tuFormsIn(text)).toEqual([]));
});

describe('ustedProblems', () => {
  const piece = { line: 3, text: 'Lava tus manos.', language: 'es', searchWords: false } as const;
  it('names file and line', () => {
    expect(ustedProblems([{ ...piece, path: 'content/services/x/es.mdoc' }])).toMatchObject([
      { path: 'content/services/x/es.mdoc', line: 3 },
    ]);
  });
  it('lets children’s content and English text be', () => {
    expect(
      ustedProblems([
        { ...piece, path: 'content/kids/zone.yaml' },
        { ...piece, path: 'content/fun-facts.yaml' },
      ]),
    ).toEqual([]);
    expect(ustedProblems([{ ...piece, path: 'content/x.yaml', language: 'en' }])).toEqual([]);
  });
});
