import { describe, expect, it } from 'vitest';
import { medications } from '#app/content/medicines/medications.server.ts';
import { takenIn, takenProblems } from './tomar.ts';

describe('takenIn', () => {
  it.each([
    ['No tome las gotas para los ojos.', 'tome las gotas'],
    ['Siga tomando su inhalador.', 'tomando su inhalador'],
    ['Deje de tomar el espray nasal.', 'tomar el espray'],
    ['Puede tomar una de estas cremas.', 'tomar una de estas cremas'],
    ['Si toma Astepro, llámenos.', 'toma Astepro'],
    ['Tome la medicina de control todos los días.', 'Tome la medicina de control'],
  ])('finds it in %s', (text, found) => expect(takenIn(text)).toEqual([found]));

  it.each([
    'Tome la pastilla para la alergia.',
    'Use el espray nasal a diario.',
    'Después ya puede tomar una pastilla para la alergia o ponerse crema para la comezón.',
    'Las gotas sublinguales se ponen debajo de la lengua: tome las gotas en ayunas.',
    'Tomate, tomografía y toma de decisiones.',
    'Si toma Zyrtec, llámenos.',
  ])('finds none in %s', (text) => expect(takenIn(text)).toEqual([]));
});

describe('takenProblems', () => {
  const piece = { path: 'content/a.yaml', line: 4, language: 'es', text: 'Siga tomando las gotas.', searchWords: false } as const;
  it('names file, line and what to write', () =>
    expect(takenProblems([piece])).toMatchObject([{ path: 'content/a.yaml', line: 4, mend: expect.stringContaining('Write "usar"') }]));

  it('lets no word beside the list of medicines say it, since creams and drops stand there too', () => {
    const beside = { ...piece, path: 'app/parts/medicines/words.ts', text: 'Siga tomándola' };
    expect(takenProblems([beside])).toHaveLength(1);
    expect(takenProblems([{ ...beside, path: 'app/parts/other/words.ts' }])).toEqual([]);
  });

  it.each([
    ['content/intake.yaml', 'Medicamentos que se toman ahora', 1],
    ['content/intake.yaml', 'Todo lo que usa, con dosis', 0],
    ['content/medications/rules.yaml', 'cualquier otra que tome a diario o con receta', 1],
    ['content/medications/rules.yaml', 'Puede tomar sus pastillas para la alergia.', 0],
  ])('asks of inhalers and sprays too where it asks of all medicines: %s, %s', (path, text, count) =>
    expect(takenProblems([{ ...piece, path, text }])).toHaveLength(count),
  );

  it('knows the form of a record whose note says it', () => {
    const noteOf = (name: string) => medications().medications.find(({ generic }) => generic.es.includes(name))?.note?.es ?? '';
    expect(noteOf('inhaladores')).not.toBe('');
    expect(takenProblems([{ ...piece, text: noteOf('inhaladores') }])).toEqual([]);
    expect(takenProblems([{ ...piece, text: 'Díganos que la toma.' }], new Set(['Díganos que la toma.']))).toHaveLength(1);
    expect(takenProblems([{ ...piece, text: noteOf('prednisona') }])).toEqual([]);
  });

  it('leaves English and search words alone', () =>
    expect(
      takenProblems([
        { ...piece, language: 'en' },
        { ...piece, searchWords: true },
      ]),
    ).toEqual([]));
});
