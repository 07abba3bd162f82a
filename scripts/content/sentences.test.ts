import { describe, expect, it } from 'vitest';
import { splitSentences, splitWords } from './sentences.ts';

describe('splitSentences', () => {
  it('ends a sentence at . ! ? and …', () => {
    expect(splitSentences('It itches. Does it hurt? No! Wait… Then call.')).toEqual([
      'It itches.',
      'Does it hurt?',
      'No!',
      'Wait…',
      'Then call.',
    ]);
  });
  it('takes opening marks and brackets as a beginning', () => {
    expect(splitSentences('Llame. ¿Duele? (Muy poco.) Ya.')).toEqual(['Llame.', '¿Duele?', '(Muy poco.)', 'Ya.']);
  });
  it('does not end at decimals, titles, times of day or small letters', () => {
    for (const text of [
      'About 0.3 of them.',
      'Dr. Marquez sees you.',
      'Abre a las 9:00 a. m. y cierra.',
      'Use soap (e.g. Dove) now.',
      'See no. 5 there.',
      '“Does it hurt?” he asked.',
    ]) {
      expect(splitSentences(text)).toEqual([text]);
    }
  });
  it('ends at "no." where no number follows', () => expect(splitSentences('She said no. We left.')).toHaveLength(2));
  it('does not end at a colon or a semicolon', () => expect(splitSentences('Two signs: hives; swelling.')).toHaveLength(1));
  it('takes text without an end as a sentence, and none from marks alone', () => {
    expect(splitSentences('In San Antonio')).toEqual(['In San Antonio']);
    expect(splitSentences(' … ')).toEqual([]);
  });
});

describe('splitWords', () => {
  it('keeps hyphens, contractions and figures in one word', () => {
    expect(splitWords('The over-the-counter pill doesn’t help 40% of 1,000.')).toEqual([
      'The',
      'over-the-counter',
      'pill',
      'doesn’t',
      'help',
      '40%',
      'of',
      '1,000',
    ]);
  });
  it('parts words at slashes and long dashes', () => expect(splitWords('and/or 6–10 — now')).toEqual(['and', 'or', '6', '10', 'now']));
  it('takes a. m. as one word', () => expect(splitWords('9:00 a. m.')).toEqual(['9:00', 'a.m']));
  it('drops marks that stand alone', () => expect(splitWords('¿Qué? - « »')).toEqual(['Qué']));
});
