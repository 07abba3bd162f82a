import { askedWords } from '#app/parts/matching/asked-words.ts';

/** How a text is read into buckets. */
export interface Reading {
  /** Into how many buckets features are counted: a power of two. */
  readonly buckets: number;
  /** Letters of the pieces of a word: endings and slips share most of their pieces. */
  readonly pieces: readonly number[];
}

/** What one label's logistic regression has learnt: its bias, and for each bucket of features the letter of its weight. */
export interface Weights {
  readonly bias: number;
  /** Steps of a weight to 1: the fewer, the fewer small weights are kept, and the less is loaded. */
  readonly steps: number;
  readonly pieces: readonly number[];
  readonly of: string;
}

/** A trained classifier of texts, as it comes to the device: each label by itself, so that several may hold, or none. */
export type Model<Label extends string> = Readonly<Record<Label, Weights>>;

/** What is counted of a text: its words, neighbouring words, words with one between them, its first word, and pieces of words. */
export function featuresOf(text: string, pieces: readonly number[]): string[] {
  const words = askedWords(text);
  const found = new Set(words);
  words.forEach((word, place) => {
    const [next, afterNext] = words.slice(place + 1);
    if (place === 0) found.add(`^${word}`);
    if (next) found.add(`${word} ${next}`);
    if (afterNext) found.add(`${word} * ${afterNext}`);
    const bounded = `<${word}>`;
    for (const length of pieces) for (let at = 0; at + length <= bounded.length; at++) found.add(`#${bounded.slice(at, at + length)}`);
  });
  return [...found];
}

/** The FNV-1a hash of a feature's letters, 32 bits. */
function hashOf(feature: string): number {
  let hash = 2166136261;
  for (const letter of feature) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash ^ (hash >>> 15);
}

/**
 * The buckets that a text fills, each once. Features are counted by bucket, so that no list of them comes to the device (the hashing
 * trick; Weinberger and others, 2009). `buckets` is a power of two.
 */
export const bucketsOf = (text: string, { buckets, pieces }: Reading): number[] => [
  ...new Set(featuresOf(text, pieces).map((feature) => hashOf(feature) & (buckets - 1))),
];

export const logistic = (score: number) => 1 / (1 + Math.exp(-score));

/** A text of many words has many features: each then counts less. */
export const shareOf = (features: number) => 1 / Math.sqrt(Math.max(features, 1));

/** The letter of weight 0: weights travel as letters, up to `most` steps to either side. */
const zero = 'P'.charCodeAt(0);
const most = 40;

export const letterOf = (weight: number, steps: number) =>
  String.fromCharCode(zero + Math.max(-most, Math.min(most, Math.round(weight * steps))));

/** How likely each label is of a text, 0 to 1. */
export type Classifier<Label extends string> = (text: string) => Readonly<Record<Label, number>>;

/** Makes a model ready, once for all texts. */
export function classifierOf<Label extends string>(model: Model<Label>): Classifier<Label> {
  const labels = Object.entries(model) as [Label, Weights][];
  const [first] = Object.values<Weights>(model);
  const reading = { buckets: first?.of.length ?? 1, pieces: first?.pieces ?? [] };
  return (text) => {
    const filled = bucketsOf(text, reading);
    const share = shareOf(filled.length);
    const likelihood = ({ bias, steps, of }: Weights) => {
      const sum = filled.reduce((total, bucket) => total + of.charCodeAt(bucket) - zero, 0);
      return logistic(bias + (share * sum) / steps);
    };
    return Object.fromEntries(labels.map(([label, weights]) => [label, likelihood(weights)])) as Record<Label, number>;
  };
}
