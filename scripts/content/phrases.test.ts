import { describe, expect, it } from 'vitest';
import { phraseProblems } from './phrases.ts';

const phrases = [{ pattern: /toma \d minutos/i, wrong: 'a calque.', mend: 'Write "lleva".' }];

describe('phraseProblems', () => {
  const piece = { path: 'a.yaml', line: 3, language: 'es', text: 'Toma 5 minutos.', searchWords: false } as const;
  it('says where it is and what to write instead', () =>
    expect(phraseProblems([piece], 'es', phrases)).toEqual([
      { path: 'a.yaml', line: 3, wrong: '"Toma 5 minutos": a calque.', mend: 'Write "lleva".' },
    ]));
  it('reads neither the other language nor what people type into a search field', () =>
    expect(
      phraseProblems(
        [
          { ...piece, language: 'en' },
          { ...piece, searchWords: true },
        ],
        'es',
        phrases,
      ),
    ).toEqual([]));
});
