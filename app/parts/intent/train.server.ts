import { featuresOf, type Intent, type IntentModel, intents, logistic, shareOf } from './intent.ts';

/** A question and what it needs; undefined where a page answers it. */
export interface Example {
  readonly text: string;
  readonly intent: Intent | undefined;
}

interface TrainingOptions {
  /** Features said in fewer examples are left out. */
  readonly fewest?: number;
  /** As many features are kept, those that tell an intent best. */
  readonly most?: number;
}

const passes = 20;
const rate = 0.3;
const biasRate = 0.02;
/** Holds weights that few examples ask for near zero. */
const decay = 1e-4;
const scale = 12;

/** Numbers that look like chance and are the same for every build (Park and Miller, 1988). */
function chance(): (below: number) => number {
  let state = 20261125;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** How far a feature is from being said as often with an intent as without it: Pearson's chi-squared. */
function chiSquared(withIntent: number, without: number, share: number): number {
  const expected = (withIntent + without) * share;
  const rest = withIntent + without - expected;
  return (withIntent - expected) ** 2 / expected + (without - rest) ** 2 / rest;
}

interface Counted {
  readonly said: readonly string[];
  readonly intent: Intent | undefined;
}

/** The features that tell each intent best, as many of each. */
function chosen(examples: readonly Counted[], { fewest = 2, most = 6000 }: TrainingOptions): string[] {
  const best = intents.map((intent) => {
    const counts = new Map<string, [without: number, withIntent: number]>();
    for (const example of examples) {
      for (const feature of example.said) {
        const count = counts.get(feature) ?? [0, 0];
        count[example.intent === intent ? 1 : 0] += 1;
        counts.set(feature, count);
      }
    }
    const share = examples.filter((one) => one.intent === intent).length / examples.length;
    return [...counts]
      .filter(([, [without, withIntent]]) => without + withIntent >= fewest)
      .map(([feature, [without, withIntent]]) => ({ feature, tells: chiSquared(withIntent, without, share) }))
      .sort((one, other) => other.tells - one.tells)
      .slice(0, most / intents.length)
      .map(({ feature }) => feature);
  });
  return [...new Set(best.flat())].sort();
}

/** Weights by stochastic gradient descent, each step the smaller the more often its feature was met (AdaGrad). */
function learn(rows: readonly { readonly places: readonly number[]; readonly is: boolean }[], size: number) {
  const weights = new Float64Array(size);
  const met = new Float64Array(size).fill(1e-6);
  const order = rows.map((_, place) => place);
  const random = chance();
  let bias = 0;
  for (let pass = 0; pass < passes; pass++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = random(last + 1);
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
    for (const place of order) {
      const { places, is } = rows[place] as (typeof rows)[number];
      const share = shareOf(places.length);
      const score = places.reduce((sum, at) => sum + (weights[at] ?? 0) * share, bias);
      const error = logistic(score) - (is ? 1 : 0);
      bias -= biasRate * error;
      for (const at of places) {
        const slope = error * share + decay * (weights[at] ?? 0);
        met[at] = (met[at] ?? 0) + slope * slope;
        weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(met[at] ?? 1);
      }
    }
  }
  return { bias: Math.round(bias * scale), of: [...weights].map((weight) => Math.round(weight * scale)) };
}

/** Trains a model on examples; the same examples always give the same model. */
export function trained(examples: readonly Example[], options: TrainingOptions = {}): IntentModel {
  const counted = examples.map(({ text, intent }): Counted => ({ said: featuresOf(text), intent }));
  const features = chosen(counted, options);
  const placeOf = new Map(features.map((feature, place) => [feature, place]));
  const rows = counted.map(({ said, intent }) => ({ places: said.flatMap((feature) => placeOf.get(feature) ?? []), intent }));
  const weightsOf = (intent: Intent) =>
    learn(
      rows.map((row) => ({ places: row.places, is: row.intent === intent })),
      features.length,
    );
  const [emergency, personal, elsewhere] = [weightsOf('emergency'), weightsOf('personal'), weightsOf('elsewhere')];
  return { features: features.join('|'), scale, weights: { emergency, personal, elsewhere } };
}
