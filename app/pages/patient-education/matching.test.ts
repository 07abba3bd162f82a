import { describe, expect, it } from 'vitest';
import { matches } from './matching.ts';

const hives = { title: 'Urticaria crónica (ronchas)', summary: 'Ronchas que pican y regresan.', keywords: ['comezón', 'granos'] };

describe('finding a topic', () => {
  it('ignores accents and case', () => {
    expect(matches('comezon', hives)).toBe(true);
    expect(matches('CRÓNICA', hives)).toBe(true);
  });

  it('takes the beginning of a word, and wants every word typed', () => {
    expect(matches('ronch', hives)).toBe(true);
    expect(matches('ronchas cronica', hives)).toBe(true);
    expect(matches('ronchas asma', hives)).toBe(false);
    expect(matches('oncha', hives)).toBe(false);
  });

  it('takes a title as it is written, brackets and commas too', () => {
    expect(matches('Urticaria crónica (ronchas)', hives)).toBe(true);
    expect(matches('ronchas, comezón', hives)).toBe(true);
  });

  it('shows everything while nothing is typed', () => {
    expect(matches('', hives)).toBe(true);
    expect(matches('   ', hives)).toBe(true);
  });
});
