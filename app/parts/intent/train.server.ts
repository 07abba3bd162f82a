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

interface Row {
  readonly filled: readonly number[];
  readonly is: boolean;
}

interface TrainingOptions extends Reading {
  /** How often all examples are gone through. */
  readonly passes: number;
  /** Of the weights, to 1. */
  readonly steps: number;
}

/** Weights by stochastic gradient descent, each step the smaller the more often its bucket was filled (AdaGrad). */
function learn(rows: readonly Row[], { buckets, pieces, passes, steps }: TrainingOptions): Weights {
  const weights = new Float64Array(buckets);
  const met = new Float64Array(buckets).fill(1e-6);
  const order = [...rows];
  const random = chance();
  let bias = 0;
  for (let pass = 0; pass < passes; pass++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = random(last + 1);
      [order[last], order[other]] = [order[other] as Row, order[last] as Row];
    }
    for (const { filled, is } of order) {
      const share = shareOf(filled.length);
      const score = filled.reduce((sum, at) => sum + (weights[at] ?? 0) * share, bias);
      const error = logistic(score) - (is ? 1 : 0);
      bias -= biasRate * error;
      for (const at of filled) {
        const slope = error * share + decay * (weights[at] ?? 0);
        met[at] = (met[at] ?? 0) + slope * slope;
        weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(met[at] ?? 1);
      }
    }
  }
  return { bias: Math.round(bias * 100) / 100, steps, pieces, of: Array.from(weights, (weight) => letterOf(weight, steps)).join('') };
}

/** Trains a model on examples; the same examples always give the same model. */
export function trained<Label extends string>(
  examples: readonly Example<Label>[],
  labels: readonly Label[],
  options: TrainingOptions,
): Model<Label> {
  const counted = examples.map(({ text, label }) => ({ filled: bucketsOf(text, options), label }));
  const learnt = (own: Label) =>
    learn(
      counted.map(({ filled, label }) => ({ filled, is: label === own })),
      options,
    );
  return Object.fromEntries(labels.map((label) => [label, learnt(label)])) as Record<Label, Weights>;
}
