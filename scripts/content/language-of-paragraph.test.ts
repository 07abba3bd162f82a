import { describe, expect, it } from 'vitest';
import { isForeign, languageProblems, untranslatedBlocks } from './language-of-paragraph.ts';
import { parseMdoc } from './written-text.ts';

describe('isForeign', () => {
  it.each(['Call your doctor if the cough gets worse.', 'Learn more about food allergies', 'Use epinephrine first and call 911.'])(
    'finds English in Spanish text: %s',
    (sentence) => {
      expect(isForeign(sentence, 'es')).toBe(true);
      expect(isForeign(sentence, 'en')).toBe(false);
    },
  );

  it.each([
    'Llame a su médico si la tos empeora.',
    '¿Duele?',
    'Conozca las señales de una reacción grave',
    'Los niños y los adultos con alergia',
  ])('finds Spanish in English text: %s', (sentence) => {
    expect(isForeign(sentence, 'en')).toBe(true);
    expect(isForeign(sentence, 'es')).toBe(false);
  });

  it.each([
    'Busque “free of dyes and fragrance” en la etiqueta.',
    'Dupixent, Xolair, Nucala, Fasenra',
    'Asma',
    'La FDA aprobó Xolair para esto.',
    'Los sábados en Alamo Heights',
  ])('tolerates names and quoted labels in Spanish: %s', (sentence) => expect(isForeign(sentence, 'es')).toBe(false));

  it.each([
    'Many families here say “me intoxiqué con la comida” for it.',
    'San Antonio, El Paso and Los Angeles',
    'Seasonal Allergies (Hay Fever)',
  ])('tolerates names and quoted words in English: %s', (sentence) => expect(isForeign(sentence, 'en')).toBe(false));
});

const article = (name: string, body: string) =>
  parseMdoc(`a/${name}.mdoc`, `---\ntitle: T\n---\n{% part name="x" %}\n${body}\n{% /part %}\n`);

describe('languageProblems', () => {
  it('names the sentence among others', () => {
    const piece = { path: 'a.yaml', line: 2, language: 'es', text: 'Use jabón suave. Do not rub your eyes.', searchWords: false } as const;
    expect(languageProblems([piece])).toMatchObject([{ path: 'a.yaml', line: 2, wrong: expect.stringContaining('Do not rub') }]);
    expect(languageProblems([{ ...piece, searchWords: true }])).toEqual([]);
  });
});

describe('untranslatedBlocks', () => {
  it('finds a heading left in the other language, and lets a single name be', () => {
    const english = article('en', '### Feeling better soon\n\n### Asma');
    expect(untranslatedBlocks(english, article('es', '### Feeling better soon\n\n### Asma'))).toMatchObject([
      { path: 'a/es.mdoc', line: 5 },
    ]);
    expect(untranslatedBlocks(english, article('es', '### Pronto se siente mejor\n\n### Asma'))).toEqual([]);
  });
});
