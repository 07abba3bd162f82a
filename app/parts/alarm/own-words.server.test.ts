import { expect, it } from 'vitest';
import { alarmReading } from './alarm.server.ts';
import { lexiconOf } from './lexicon.ts';

const { words } = alarmReading();
const { choices, read } = lexiconOf(words);
const meantBy = (word: string) =>
  choices.filter((choice) => read(word).words.some(({ meets }) => meets(choice))).map(({ written }) => written);

it('takes no word of calm questions for a misspelled word of a sign', () => {
  expect(words.ownWords).toContain('needles');
  expect(meantBy('needles')).not.toContain('noodles');
  expect(meantBy('brother').filter((word) => !word.startsWith('brother'))).toEqual([]);
});

it('still recognizes a typing error and another ending', () => {
  expect(meantBy('noodels')).toContain('noodles');
  expect(words.ownWords).toContain('llego');
  expect(meantBy('llego')).toContain('llega');
  expect(meantBy('llego')).not.toContain('lleno');
});

it('takes no word of our own pages for a misspelling that raises an alarm', () => {
  expect(meantBy('cooked')).not.toContain('choked');
  expect(meantBy('chickenpox')).not.toContain('chock');
});
