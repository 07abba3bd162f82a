import { expect, it } from 'vitest';
import { questionExamples } from '#app/content/questions/question-examples.server.ts';
import { languages } from '#app/site/language.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { questionFile, readQuestions, sets } from './evaluation.ts';

it('example questions are none of those that measure what was learnt from them', () => {
  const examples = new Set(questionExamples().map(({ text }) => plainWords(text).join(' ')));
  const asked = sets.flatMap(({ name }) =>
    languages.flatMap((language) => {
      const { pages, facts, emergencies, declines, calm, ...rest } = readQuestions(questionFile(name, language));
      const all = [...pages, ...facts, ...emergencies, ...declines, ...calm, ...rest['near-misses']];
      return all.map((one) => (typeof one === 'string' ? one : one.ask));
    }),
  );
  expect(asked.length).toBeGreaterThan(1000);
  expect(asked.filter((question) => examples.has(plainWords(question).join(' ')))).toEqual([]);
});
