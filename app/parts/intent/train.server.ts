import { buckets, bucketsOf, type Intent, type IntentModel, letterOf, logistic, shareOf } from './intent.ts';

/** A question and what it needs; undefined where a page answers it. */
export interface Example {
  readonly text: string;
  readonly intent: Intent | undefined;
}

const passes = 20;
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

/** Weights by stochastic gradient descent, each step the smaller the more often its bucket was filled (AdaGrad). */
function learn(rows: readonly Row[]): IntentModel[Intent] {
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
  return { bias: Math.round(bias * 100) / 100, of: Array.from(weights, letterOf).join('') };
}

/** Trains a model on examples; the same examples always give the same model. */
export function trained(examples: readonly Example[]): IntentModel {
  const counted = examples.map(({ text, intent }) => ({ filled: bucketsOf(text), intent }));
  const learnt = (intent: Intent) => learn(counted.map((one) => ({ filled: one.filled, is: one.intent === intent })));
  return { emergency: learnt('emergency'), personal: learnt('personal'), elsewhere: learnt('elsewhere') };
}
