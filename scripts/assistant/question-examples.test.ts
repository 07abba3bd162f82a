import { expect, it } from 'vitest';
import { kitExamples } from '#app/parts/intent/kit-examples.server.ts';
import { questionExamples } from '#app/parts/intent/question-examples.server.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { asksOf, questionSets } from './question-sets.ts';

it('example questions are none of those that measure what was learnt from them', () => {
  const examples = new Set([...questionExamples(), ...kitExamples()].map(({ text }) => plainWords(text).join(' ')));
  const asked = questionSets().flatMap(asksOf);
  expect(asked.filter((question) => examples.has(plainWords(question).join(' ')))).toEqual([]);
});
