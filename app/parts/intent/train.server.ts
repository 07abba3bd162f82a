import { bucketsOf, letterOf, logistic, type Model, type Reading, shareOf, type Weights } from './classifier.ts';

/** A text and what it is; undefined where it is none of the labels. */
export interface Example<Label extends string> {
  readonly text: string;
  readonly label: Label | undefined;
}

const rate = 0.3;
const biasRate = 0.02;
/** Holds weights that few examples ask for near zero. */
const decay = 1e-3;

/** Numbers that look like chance and are the same for every build (Park and Miller, 1988). */
function chance(): (below: number) => number {
  let state = 20261125;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

export interface TrainingOptions extends Reading {
  /** How often all examples are gone through. */
  readonly passes: number;
  /** Of the weights, to 1. */
  readonly steps: number;
}

/** The places of all examples, in an order that looks like chance: each call mixes them further. */
function mixer(size: number): () => readonly number[] {
  const order = Array.from({ length: size }, (_, place) => place);
  const random = chance();
  return () => {
    for (let last = size - 1; last > 0; last--) {
      const other = random(last + 1);
      [order[last], order[other]] = [order[other] as number, order[last] as number];
    }
    return order;
  };
}

/** What is counted of an example: its buckets, and the place of its label, -1 where it is none of them. */
export interface Row {
  readonly filled: readonly number[];
  readonly is: number;
}

export function counted<Label extends string>(examples: readonly Example<Label>[], labels: readonly Label[], reading: Reading): Row[] {
  return examples.map(({ text, label }) => ({ filled: bucketsOf(text, reading), is: label ? labels.indexOf(label) : -1 }));
}

/**
 * Trains a model, each label's weights by stochastic gradient descent, each step the smaller the more often its bucket was filled
 * (AdaGrad). All labels go through the examples together, and what a bucket weighs for them stands side by side: one after the other
 * they would take half as long again.
 */
export function learnt<Label extends string>(
  rows: readonly Row[],
  labels: readonly Label[],
  { buckets, pieces, passes, steps }: TrainingOptions,
): Model<Label> {
  const count = labels.length;
  const weights = new Float64Array(buckets * count);
  const met = new Float64Array(buckets * count).fill(1e-6);
  const bias = new Float64Array(count);
  const errors = new Float64Array(count);
  const mixed = mixer(rows.length);
  for (let pass = 0; pass < passes; pass++) {
    for (const place of mixed()) {
      const { filled, is } = rows[place] as Row;
      const share = shareOf(filled.length);
      errors.set(bias);
      for (const bucket of filled) {
        for (let label = 0, at = bucket * count; label < count; label++, at++)
          errors[label] = (errors[label] ?? 0) + (weights[at] ?? 0) * share;
      }
      for (let label = 0; label < count; label++) {
        const error = logistic(errors[label] ?? 0) - (label === is ? 1 : 0);
        errors[label] = error;
        bias[label] = (bias[label] ?? 0) - biasRate * error;
      }
      for (const bucket of filled) {
        for (let label = 0, at = bucket * count; label < count; label++, at++) {
          const weight = weights[at] ?? 0;
          const slope = (errors[label] ?? 0) * share + decay * weight;
          const sum = (met[at] ?? 0) + slope * slope;
          met[at] = sum;
          weights[at] = weight - (rate * slope) / Math.sqrt(sum);
        }
      }
    }
  }
  const weightsOf = (label: number): Weights => ({
    bias: Math.round((bias[label] ?? 0) * 100) / 100,
    steps,
    pieces,
    of: Array.from({ length: buckets }, (_, bucket) => letterOf(weights[bucket * count + label] ?? 0, steps)).join(''),
  });
  return Object.fromEntries(labels.map((label, place) => [label, weightsOf(place)])) as Record<Label, Weights>;
}

/** Trains a model on examples; the same examples always give the same model. */
export function trained<Label extends string>(
  examples: readonly Example<Label>[],
  labels: readonly Label[],
  options: TrainingOptions,
): Model<Label> {
  return learnt(counted(examples, labels, options), labels, options);
}
