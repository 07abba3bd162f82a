import { describe, expect, it } from 'vitest';
import { classifierOf } from './classifier.ts';
import { type Example, trained } from './train.server.ts';

const labels = ['hours', 'pollen'] as const;
type Labelled = Example<(typeof labels)[number]>;
const options = { buckets: 2 ** 10, pieces: [4], steps: 3 };

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'christmas'];
const examples: readonly Labelled[] = days.flatMap((day): Labelled[] => [
  { text: `are you open on ${day}`, label: 'hours' },
  { text: `when do you close ${day}`, label: 'hours' },
  { text: `i sneeze of cedar on ${day}`, label: 'pollen' },
  { text: `my son was stung ${day}`, label: undefined },
  { text: `does the shot hurt on ${day}`, label: undefined },
]);

/** The examples in an order in which no neighbors were neighbors before. */
const shuffled = examples.map((_, place) => examples[(place * 17 + 5) % examples.length] as Labelled);

describe('a model', () => {
  it('is the same to the last letter in whatever order its examples stand', () => {
    expect(new Set(shuffled)).toEqual(new Set(examples));
    expect(trained(shuffled, labels, options)).toEqual(trained(examples, labels, options));
  });

  it('hardly changes by one more example', () => {
    const before = classifierOf(trained(examples, labels, options));
    const after = classifierOf(trained([{ text: 'is the parking free', label: undefined }, ...examples], labels, options));
    for (const { text } of examples) for (const label of labels) expect(after(text)[label]).toBeCloseTo(before(text)[label], 1);
  });
});
