import { askedWords } from '#app/parts/matching/asked-words.ts';
import { keepLast } from '#app/parts/matching/keep-last.ts';

/** How features of a text are assigned to buckets. */
export interface Reading {
  /** The number of buckets, a power of two. */
  readonly buckets: number;
  /** Lengths, in letters, of the pieces of words; words with other endings or typing errors still share most pieces. */
  readonly pieces: readonly number[];
}

/** The logistic regression of one label: its bias and, for each bucket, its weight as a letter. */
export interface Weights {
  readonly bias: number;
  /** Steps per weight of 1. Fewer steps round more small weights to zero, which makes the model smaller. */
  readonly steps: number;
  readonly pieces: readonly number[];
  /** One letter for each bucket. */
  readonly of: string;
}

/** A trained classifier of texts as sent to the device. Each label is independent, so several may apply to a text, or none. */
export type Model<Label extends string> = Readonly<Record<Label, Weights>>;

/** The features of a text, each once: words, neighboring words, words with one between them, the first word, and pieces of words. */
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

/** A 32-bit hash of a feature (FNV-1a, its upper half folded into the lower). */
function hashOf(feature: string): number {
  let hash = 2166136261;
  for (const letter of feature) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash ^ (hash >>> 15);
}

/**
 * The buckets of a text's features, each once. Hashing features into buckets means that no list of features has to be sent to the device
 * (the hashing trick; Weinberger and others, 2009).
 */
export const bucketsOf = (text: string, { buckets, pieces }: Reading): number[] => [
  ...new Set(featuresOf(text, pieces).map((feature) => hashOf(feature) & (buckets - 1))),
];

/** The likelihood, 0 to 1, of a score. */
export const logistic = (score: number) => 1 / (1 + Math.exp(-score));

/** The factor by which each feature of a text counts, so that long texts with many features do not score higher. */
export const shareOf = (features: number) => 1 / Math.sqrt(Math.max(features, 1));

/** The letter for weight 0. */
const zero = 'P'.charCodeAt(0);
/** The most steps that a weight may differ from 0. */
const most = 40;

/** Returns a weight rounded to steps, as the letter that many places after or before that of 0. */
export const letterOf = (weight: number, steps: number) =>
  String.fromCharCode(zero + Math.max(-most, Math.min(most, Math.round(weight * steps))));

/** Gives the likelihood of each label for a text, 0 to 1. */
export type Classifier<Label extends string> = (text: string) => Readonly<Record<Label, number>>;

/** Prepares a model, once for all texts. */
export function classifierOf<Label extends string>(model: Model<Label>): Classifier<Label> {
  const labels = Object.entries(model) as [Label, Weights][];
  const [first] = Object.values<Weights>(model);
  const reading = { buckets: first?.of.length ?? 1, pieces: first?.pieces ?? [] };
  return keepLast((text) => {
    const filled = bucketsOf(text, reading);
    const share = shareOf(filled.length);
    const likelihood = ({ bias, steps, of }: Weights) => {
      const sum = filled.reduce((total, bucket) => total + of.charCodeAt(bucket) - zero, 0);
      return logistic(bias + (share * sum) / steps);
    };
    return Object.fromEntries(labels.map(([label, weights]) => [label, likelihood(weights)])) as Record<Label, number>;
  });
}
