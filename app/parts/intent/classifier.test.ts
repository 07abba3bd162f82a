import { describe, expect, it } from 'vitest';
import { classifierOf, featuresOf } from './classifier.ts';
import { intents as labels } from './intent.ts';
import { type Example, trained } from './train.server.ts';

const options = { buckets: 2 ** 12, pieces: [4], steps: 3 };
type Labelled = Example<(typeof labels)[number]>;

const examples: readonly Labelled[] = [
  ...['she cannot breathe after the shot', 'he cannot breathe', 'cannot swallow after a peanut', 'cannot breathe well now'].map(
    (text): Labelled => ({ text, label: 'emergency' }),
  ),
  ...['can i take two pills', 'can i take zyrtec pregnant', 'can i take it twice', 'can she take it'].map(
    (text): Labelled => ({ text, label: 'personal' }),
  ),
  ...['when do you open', 'when do you close today', 'do you take blue cross', 'where do you park'].map(
    (text): Labelled => ({ text, label: undefined }),
  ),
];

describe('featuresOf', () => {
  it('gives words, neighboring words, words with one between them, the first word and pieces of words', () => {
    expect(featuresOf('Is it hives?', [4])).toEqual(
      expect.arrayContaining(['is', 'it', 'hives', '^is', 'is it', 'it hives', 'is * hives', '#<is>', '#<hiv', '#hive', '#ives', '#ves>']),
    );
  });

  it('gives each feature once, in plain letters', () => {
    expect(featuresOf('¡Ay, AY!', [3, 4])).toEqual(['ay', '^ay', 'ay ay', '#<ay', '#ay>', '#<ay>']);
  });
});

describe('a trained model', () => {
  const intents = classifierOf(trained(examples, labels, options));

  it('recognizes texts like its examples', () => {
    expect(intents('he cannot breathe now').emergency).toBeGreaterThan(0.5);
    expect(intents('can i take zyrtec twice').personal).toBeGreaterThan(0.5);
    const hours = intents('when do you open today');
    expect(hours.emergency).toBeLessThan(0.3);
    expect(hours.personal).toBeLessThan(0.3);
  });

  it('gives a likelihood from 0 to 1 for any text', () => {
    for (const text of ['', ' ', '?!', 'zzzz', 'cannot '.repeat(2000)])
      for (const likelihood of Object.values(intents(text))) {
        expect(likelihood).toBeGreaterThanOrEqual(0);
        expect(likelihood).toBeLessThanOrEqual(1);
      }
  });

  it('has one letter for the weight of each bucket', () => {
    for (const { of } of Object.values(trained(examples, labels, options))) {
      expect(of).toHaveLength(options.buckets);
      expect(of).toMatch(/^[(-x]+$/);
    }
  });
});
