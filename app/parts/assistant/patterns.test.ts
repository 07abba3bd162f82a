import { expect, it } from 'vitest';
import { patternExamples } from './pattern-examples.ts';
import { type PatternName, patterns } from './patterns.ts';

it.each(Object.keys(patternExamples) as PatternName[])('%s matches its examples and no near ones', (name) => {
  const { matches, not } = patternExamples[name];
  expect(matches.filter((text) => !patterns[name].test(text))).toEqual([]);
  expect(not.filter((text) => patterns[name].test(text))).toEqual([]);
});
