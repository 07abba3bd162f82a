import { describe, expect, it } from 'vitest';
import { mdocPieces, yamlPieces } from './content-texts.ts';

describe('yamlPieces', () => {
  it('takes what stands below en and es, however deep, with its line', () => {
    const source =
      'name: Clinic\ntitle:\n  en: Hello\n  es: Hola\nlist:\n  - text:\n      es:\n        - Uno\n        - body: Dos\nurl:\n  en: https://example.com/en\n';
    expect(yamlPieces('a.yaml', source).map(({ line, language, text }) => [line, language, text])).toEqual([
      [3, 'en', 'Hello'],
      [4, 'es', 'Hola'],
      [8, 'es', 'Uno'],
      [9, 'es', 'Dos'],
    ]);
  });
  it('says in which fields a text stands', () => {
    const source = 'description: { en: Hello }\nsections:\n  - items:\n      - { en: One }\n';
    expect(yamlPieces('a.yaml', source).map(({ field }) => field)).toEqual(['description', 'sections.items']);
  });
  it('marks search words', () => {
    expect(yamlPieces('a.yaml', 'keywords:\n  es: [maní]\n')).toMatchObject([{ text: 'maní', searchWords: true }]);
    expect(yamlPieces('content/emergency-words.yaml', 'signs:\n  - es: [no puedes respirar]\n')).toMatchObject([{ searchWords: true }]);
    expect(yamlPieces('content/emergency.yaml', 'signs:\n  - es: No puede respirar\n')).toMatchObject([{ searchWords: false }]);
  });
});

describe('mdocPieces', () => {
  it('takes text, front matter and the Spanish terms of both files', () => {
    const source = '---\ntitle: Rash\nkeywords: [itch]\n---\n{% word en="rash" es="sarpullido" %}Spots.{% /word %}\n';
    expect(mdocPieces('a/en.mdoc', source).map(({ language, text, searchWords }) => [language, text, searchWords])).toEqual([
      ['en', 'Rash', false],
      ['en', 'itch', true],
      ['en', 'Spots.', false],
      ['es', 'sarpullido', false],
    ]);
  });
});
