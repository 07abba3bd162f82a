import { describe, expect, it } from 'vitest';
import { fleschKincaidGrade, measureText, reaches, szigrisztPazos, wordSyllables } from './readability-score.ts';
import { parseMdoc } from './written-text.ts';

const text = (body: string) => `---\ntitle: T\n---\n{% part name="x" %}\n\n${body}\n\n{% /part %}\n`;

describe('formulas', () => {
  const counts = { sentences: 10, words: 100, syllables: 150 };
  it('is the grade of Kincaid et al. 1975', () => expect(fleschKincaidGrade(counts)).toBeCloseTo(3.9 + 17.7 - 15.59, 6));
  it('is the perspicuity of Szigriszt Pazos 1993', () => expect(szigrisztPazos(counts)).toBeCloseTo(206.835 - 93.45 - 10, 6));
});

describe('reaches', () => {
  it('takes a low English grade and a high Spanish score, as rounded for print', () => {
    expect([reaches(6.9, 6.9, 'en'), reaches(6.94, 6.9, 'en'), reaches(6.96, 6.9, 'en')]).toEqual([true, true, false]);
    expect([reaches(65, 65, 'es'), reaches(64.96, 65, 'es'), reaches(64.9, 65, 'es')]).toEqual([true, true, false]);
  });
  it('is never reached by nothing', () => expect([reaches(Number.NaN, 8, 'en'), reaches(Number.NaN, 55, 'es')]).toEqual([false, false]));
});

describe('wordSyllables', () => {
  it('reads figures and the letters around them', () => {
    expect(wordSyllables('40%', 'en')).toBe(4);
    expect(wordSyllables('6-week', 'en')).toBe(2);
    expect(wordSyllables('B12', 'en')).toBe(2);
    expect(wordSyllables('12', 'es')).toBe(2);
  });
});

describe('measureText', () => {
  it('counts headings and list items as sentences of their own', () => {
    const found = measureText(parseMdoc('en.mdoc', text('### Signs\n\n- A red nose\n- A cough\n\nCall us. We can help you.')));
    expect(found).toMatchObject({ sentences: 5, words: 12, syllables: 12 });
  });
  it('finds long words and sentences harder, in either language', () => {
    const english = (body: string) => measureText(parseMdoc('en.mdoc', text(body))).score;
    const spanish = (body: string) => measureText(parseMdoc('es.mdoc', text(body))).score;
    expect(english('Notwithstanding pharmacological intervention, symptomatology may deteriorate.')).toBeGreaterThan(
      english('The pill may not help you.'),
    );
    expect(spanish('La sintomatología respiratoria probablemente empeorará.')).toBeLessThan(spanish('Su tos puede ser peor.'));
  });
});
