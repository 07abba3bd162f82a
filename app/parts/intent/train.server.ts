import { bucketsOf, letterOf, type Model, type Reading, shareOf, type Weights } from './classifier.ts';
import { lowest, type Matrix } from './lowest.server.ts';

/** A text and its label; undefined if no label applies. */
export interface Example<Label extends string> {
  readonly text: string;
  readonly label: Label | undefined;
}

/** Strength of the L2 penalty, which keeps weights near zero that few examples support; best for examples left out of training. */
const decay = 0.006;

export interface TrainingOptions extends Reading {
  /** Steps per weight of 1, to which the weights are rounded. */
  readonly steps: number;
}

/** Examples in sorted order, so that sums are the same to the last bit in whichever order the examples come. */
export interface Rows {
  /** Where each row begins in `buckets`, and where the last one ends. */
  readonly starts: readonly number[];
  readonly buckets: readonly number[];
  /** The index of each row's label, or -1 without one. */
  readonly labels: readonly number[];
}

/** Sorts examples into rows. */
export function counted<Label extends string>(examples: readonly Example<Label>[], labels: readonly Label[], reading: Reading): Rows {
  const rows = examples
    .map(({ text, label }) => ({ text, filled: bucketsOf(text, reading), is: label ? labels.indexOf(label) : -1 }))
    .sort((one, other) => (one.text < other.text ? -1 : Number(one.text > other.text)) || one.is - other.is);
  const starts = [0];
  for (const { filled } of rows) starts.push((starts.at(-1) ?? 0) + filled.length);
  return { starts, buckets: rows.flatMap(({ filled }) => filled), labels: rows.map(({ is }) => is) };
}

/** The factor of each bucket: the fewer rows have it, the more it counts, so that the penalty leaves rare words their weight. */
function factorsOf({ buckets }: Rows, count: number): Float64Array {
  const met = new Float64Array(count);
  for (const bucket of buckets) (met[bucket] as number)++;
  return met.map((rows) => Math.max(rows, 1) ** -0.2);
}

/** The features of all rows as a sparse matrix; its last column, the bias, is 1 in every row. */
function matrixOf({ starts, buckets, labels }: Rows, factors: Float64Array): Matrix {
  const [count, bias] = [labels.length, factors.length];
  const [ends, columns, values] = [Int32Array.from(starts), Int32Array.from(buckets), new Float64Array(buckets.length)];
  for (let row = 0; row < count; row++) {
    const [from, to] = [ends[row] as number, ends[row + 1] as number];
    for (let at = from; at < to; at++) values[at] = (factors[columns[at] as number] as number) * shareOf(to - from);
  }
  return {
    count,
    times(weights, scores) {
      for (let row = 0, at = 0; row < count; row++) {
        let sum = weights[bias] as number;
        for (const end = ends[row + 1] as number; at < end; at++)
          sum += (weights[columns[at] as number] as number) * (values[at] as number);
        scores[row] = sum;
      }
    },
    back(errors, slope) {
      for (let row = 0, at = 0; row < count; row++) {
        const error = errors[row] as number;
        (slope[bias] as number) += error;
        for (const end = ends[row + 1] as number; at < end; at++)
          (slope[columns[at] as number] as number) += error * (values[at] as number);
      }
    },
  };
}

/**
 * Finds for each label the logistic regression with the lowest loss on all rows, including an L2 penalty. There is only one, so neither the
 * order nor the number of the examples decides where training ends.
 */
export function learnt<Label extends string>(
  rows: Rows,
  labels: readonly Label[],
  { buckets, pieces, steps }: TrainingOptions,
): Model<Label> {
  const factors = factorsOf(rows, buckets);
  const matrix = matrixOf(rows, factors);
  const weightsOf = (label: number): Weights => {
    const wanted = Float64Array.from(rows.labels, (is) => Number(is === label));
    const share = (wanted.reduce((sum, one) => sum + one, 0) + 0.5) / (wanted.length + 1);
    const weights = lowest({ matrix, wanted, decay }, buckets, Math.log(share / (1 - share)));
    return {
      bias: Math.round((weights[buckets] ?? 0) * 100) / 100,
      steps,
      pieces,
      of: Array.from(factors, (factor, bucket) => letterOf(factor * (weights[bucket] ?? 0), steps)).join(''),
    };
  };
  return Object.fromEntries(labels.map((label, place) => [label, weightsOf(place)])) as Record<Label, Weights>;
}

/** Trains a model on examples; the same examples in any order give the same model. */
export function trained<Label extends string>(
  examples: readonly Example<Label>[],
  labels: readonly Label[],
  options: TrainingOptions,
): Model<Label> {
  return learnt(counted(examples, labels, options), labels, options);
}
