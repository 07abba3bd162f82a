import { expect, test } from 'vitest';
import { defineWords, wordsIn } from './language.ts';

const words = defineWords({
  hello: { en: 'Hello', es: 'Hola' },
  count: { en: (n: number) => `${n} times`, es: (n: number) => `${n} veces` },
});

test('words come in the language asked for, texts made from values too', () => {
  expect(wordsIn(words, 'es').hello).toBe('Hola');
  expect(wordsIn(words, 'en').count(3)).toBe('3 times');
});

test('the words of a language are one object, however often a page draws itself', () => {
  expect(wordsIn(words, 'es')).toBe(wordsIn(words, 'es'));
  expect(wordsIn(words, 'en')).not.toBe(wordsIn(words, 'es'));
});
