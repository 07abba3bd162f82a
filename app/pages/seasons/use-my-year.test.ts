import { expect, it } from 'vitest';
import { readMine } from './use-my-year.ts';

const known = ['oak', 'grass', 'ragweed'];

it('reads the plants of a link, knows each once, and leaves out what it does not know', () => {
  expect(readMine('#mine=ragweed.oak.oak.rose', known)).toEqual(['oak', 'ragweed']);
  expect(readMine('#mine=', known)).toEqual([]);
});

it('leaves the hash of something else alone', () => {
  for (const hash of ['', '#', '#plants', '#date=2026-12-10&take=all']) expect(readMine(hash, known)).toBeUndefined();
});
