import { expect, it } from 'vitest';
import { readMine } from './use-my-year.ts';

it('reads the plants of a link, knows each once, and leaves out what it does not know', () => {
  const known = ['oak', 'grass', 'ragweed'];
  expect(readMine('#mine=ragweed.oak.oak.rose', known)).toEqual(['oak', 'ragweed']);
  for (const hash of ['', '#', '#plants', '#mine=', '#date=2026-12-10&take=all']) expect(readMine(hash, known)).toEqual([]);
});
