import { bucketsOf, letterOf, logistic, type Model, type Reading, shareOf, type Weights } from './classifier.ts';

/** A text and its label; undefined if no label applies. */
export interface Example<Label extends string> {
  readonly text: string;
  readonly label: Label | undefined;
}

const rate = 0.3;
const biasRate = 0.02;
/** Weight decay (L2): keeps weights near zero that few examples support. */
const decay = 1e-3;

/** A pseudo-random generator whose numbers are the same in every build (Park and Miller, 1988). */
function chance(): (below: number) => number {
  let state = 20261125;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

export interface TrainingOptions extends Reading {
  /** How many times training goes through all examples. */
  readonly passes: number;
  /** Steps per weight of 1, to which the weights are rounded. */
  readonly steps: number;
}

/** Returns a function that shuffles the indexes of all examples (Fisher-Yates); each call shuffles them further. */
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

/** An example as training needs it: its buckets, and the index of its label, or -1 without one. */
export interface Row {
  readonly filled: readonly number[];
  readonly is: number;
}

/** The rows of examples. */
export function counted<Label extends string>(examples: readonly Example<Label>[], labels: readonly Label[], reading: Reading): Row[] {
  return examples.map(({ text, label }) => ({ filled: bucketsOf(text, reading), is: label ? labels.indexOf(label) : -1 }));
}

/**
 * Trains one logistic regression per label by stochastic gradient descent with AdaGrad steps. All labels are trained in one pass, with a
 * bucket's weights for all of them side by side in memory; training them one after another would take half as long again.
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
