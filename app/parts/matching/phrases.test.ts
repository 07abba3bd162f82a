import { describe, expect, it } from 'vitest';
import { askedWords } from './asked-words.ts';
import { languageOfQuestion } from './function-word-list.ts';
import { readerOf } from './meant.ts';
import { phraseOf, says, spelled } from './phrases.ts';
import { soundOf, stem } from './stem.ts';
import { asTyped, forgiving, noMatch, wordTiers } from './word-match.ts';

const holds = (question: string, phrase: string) => says(spelled(question), phraseOf(phrase));

describe('a phrase', () => {
  it.each([
    ['my throat is really closing', 'throat|airway clos*', true],
    ['closing my throat', 'throat|airway clos*', false],
    ['the throat of my little brother hurts; doors closing', 'throat clos*', false],
    ['the throat of my little brother hurts; doors closing', 'throat ~ clos*', true],
    ['my thraot is closing', 'throat clos*', true],
    ["I can't breathe", 'cant breath*', true],
    ['se le inchó la lengua', 'hinch* lengua', true],
    ['no rrespira', 'no respir*', true],
    ['the boat is here', 'throat', false],
  ])('“%s” contains the phrase “%s”: %s', (question, phrase, held) => expect(holds(question, phrase)).toBe(held));

  it('does not count if a word shows that something else is meant', () => {
    const read = readerOf([
      { id: 'breath', phrases: { en: ['cant breath*'], es: ['no respir*'] }, unless: { en: ['nose'], es: ['nariz'] } },
    ]);
    expect(read('I cant breathe').map(({ id }) => id)).toEqual(['breath']);
    expect(read('I cant breathe through my nose')).toEqual([]);
    expect(read('no puedo respirar por la nariz')).toEqual([]);
  });
});

describe('a denial', () => {
  const chest = (question: string) => says(spelled(question), phraseOf('chest hurt*|pain*'), { mindsNo: true });
  it.each([
    ['my chest hurts', true],
    ['no chest pain', false],
    ['he is not having any chest pain', false],
    ['my chest does not hurt', false],
    ['no, my chest hurts', true],
    ['my chest never hurt like this', true],
    ['i dont know why my chest hurts', true],
  ])('“%s” says that the chest hurts: %s', (question, told) => expect(chest(question)).toBe(told));

  it('never cancels a “cannot”', () => {
    const breath = (question: string) => says(spelled(question), phraseOf('no|cant respir*|breath*'), { mindsNo: true });
    expect(breath('no no puede respirar')).toBe(true);
    expect(breath('no cant breathe')).toBe(true);
  });

  it('may be a word between the words of a phrase', () => {
    expect(holds('no respira', 'no ^problemas respir*')).toBe(true);
    expect(holds('no tiene problemas para respirar', 'no ^problemas respir*')).toBe(false);
  });
});

describe('the words of a question', () => {
  it.each([
    ["I can't breathe", ['i', 'cant', 'breathe']],
    ['I can t breathe', ['i', 'cant', 'breathe']],
    ['heeeelp', ['help']],
    ['kill my self', ['kill', 'myself']],
    ['q hago', ['que', 'hago']],
  ])('“%s” → %j', (text, words) => expect(askedWords(text)).toEqual(words));
});

describe('words', () => {
  it('of one family have the same stem', () => {
    expect(stem('allergies', 'en')).toBe(stem('allergy', 'en'));
    expect(stem('stopped', 'en')).toBe(stem('stop', 'en'));
    expect(stem('estornudos', 'es')).toBe(stem('estornudar', 'es'));
    expect(stem('hinchado', 'es')).toBe(stem('hincho', 'es'));
  });

  it('have the same stem in their diminutive and irregular forms', () => {
    for (const [small, grown] of [
      ['ronchitas', 'ronchas'],
      ['pechito', 'pecho'],
      ['tosecita', 'tos'],
      ['ojitos', 'ojo'],
      ['boquita', 'boca'],
    ] as const)
      expect(stem(small, 'es'), small).toBe(stem(grown, 'es'));
    expect(stem('vomito', 'es')).toBe(stem('vomitar', 'es'));
    expect(stem('visita', 'es')).not.toBe(stem('vis', 'es'));
    expect(stem('swollen', 'en')).toBe(stem('swelling', 'en'));
    expect(stem('allergic', 'en')).toBe(stem('allergies', 'en'));
  });

  it('have the same sound when spelled by ear', () => {
    expect(soundOf('penisilina')).toBe(soundOf('penicilina'));
    expect(soundOf('aser')).toBe(soundOf('hacer'));
    expect(soundOf('exema')).not.toBe(soundOf('crema'));
  });

  it('match despite a typing error in a long word, not in a short one', () => {
    expect(asTyped('aet', 'aetna')).toBe(wordTiers.begins);
    expect(forgiving('humanna', 'humana')).toBe(wordTiers.alike);
    expect(forgiving('tircare', 'tricare')).toBe(wordTiers.alike);
    expect(forgiving('chp', 'chi')).toBe(noMatch);
    expect(forgiving('chop', 'chip', 0)).toBe(noMatch);
  });
});

describe('the language of a question', () => {
  it.each([
    ['when do you open', 'es', 'en'],
    ['a que hora abren', 'en', 'es'],
    ['¿aceptan Blue Cross?', 'en', 'es'],
    ['when is the shot room abierto', 'es', 'en'],
    ['Zyrtec', 'es', 'es'],
    ['Zyrtec', 'en', 'en'],
  ] as const)('“%s” on a page in %s is %s', (question, page, language) => expect(languageOfQuestion(question, page)).toBe(language));
});
