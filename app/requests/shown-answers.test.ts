import { expect, test } from 'vitest';
import { beforeAnswer } from './shown-answers.ts';

test.each([
  ['Phone', 'Phone:'],
  ['¿Quién es el paciente?', '¿Quién es el paciente?'],
  ['The office may call me at this number.', 'The office may call me at this number:'],
])('a question stands before its answer with one mark between them: %s', (label, shown) => {
  expect(beforeAnswer(label)).toBe(shown);
});
