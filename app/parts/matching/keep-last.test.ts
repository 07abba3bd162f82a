import { expect, it, vi } from 'vitest';
import { keepLast } from './keep-last.ts';

it('computes the result of a text once while the same text is repeated, and again after another', () => {
  const work = vi.fn((text: string) => text.length);
  const kept = keepLast(work);
  expect([kept('hives'), kept('hives'), kept(''), kept(''), kept('hives')]).toEqual([5, 5, 0, 0, 5]);
  expect(work.mock.calls.flat()).toEqual(['hives', '', 'hives']);
});
