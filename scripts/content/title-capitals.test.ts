import { describe, expect, it } from 'vitest';
import { strayCapitals, titleProblems } from './title-capitals.ts';
import { parseMdoc } from './written-text.ts';

describe('strayCapitals', () => {
  it.each([
    ['Castillo del Sueño', ['Sueño']],
    ['Solicite Su Cita', ['Su', 'Cita']],
    ['El Aire de San Antonio', ['Aire']],
  ])('are found in %s', (title, words) => expect(strayCapitals(title)).toEqual(words));

  it.each([
    'El aire de San Antonio',
    '¿Dejo el Zyrtec antes de la prueba de piel?',
    '¿Qué es la IgE?',
    'Antes del FeNO',
    'Emergencia: Qué hacer ahora',
    '¿Ya está mejor? Siga con su plan',
  ])('are not in %s', (title) => expect(strayCapitals(title)).toEqual([]));
});

describe('titleProblems', () => {
  const piece = { path: 'a.yaml', line: 9, language: 'es', field: 'quests.title', text: 'Revisa el Aire', searchWords: false } as const;
  it('names file, line and what to write', () =>
    expect(titleProblems([], [piece])).toMatchObject([{ path: 'a.yaml', line: 9, mend: expect.stringContaining('Write "aire"') }]));
  it('reads titles only, and only in Spanish', () =>
    expect(
      titleProblems(
        [],
        [
          { ...piece, field: 'quests.text' },
          { ...piece, language: 'en' },
        ],
      ),
    ).toEqual([]));
  it('reads the headings of an article', () => {
    const source = '---\ntitle: Asma y Deporte\n---\n\n{% part name="causes" %}\n### En La Escuela\n\nEl Aire.\n{% /part %}\n';
    expect(titleProblems([parseMdoc('x/es.mdoc', source)], []).map(({ line }) => line)).toEqual([2, 6, 6]);
  });
});
