import { askedWords } from '#app/parts/matching/asked-words.ts';

/** What a question may need that no page is: help at once, a person who knows the patient, or somebody who is no allergy practice. */
export const intents = ['emergency', 'personal', 'elsewhere'] as const;
export type Intent = (typeof intents)[number];

/**
 * A trained model of logistic regression over hashed features, as it comes to the device: for each intent its bias, and for each
 * bucket the letter of its weight.
 */
export type IntentModel = Readonly<Record<Intent, { readonly bias: number; readonly of: string }>>;

/** How likely a question is of each intent, 0 to 1. */
export type Intents = (question: string) => Readonly<Record<Intent, number>>;

/** Letters of a piece of a word: endings and slips share most of their pieces. */
const pieceLength = 4;
/** Features are counted by bucket, so that no list of them comes to the device (the hashing trick; Weinberger and others, 2009). */
export const buckets = 2 ** 15;

/** What is counted of a question: its words, neighbouring words, words with one between them, its first word, and pieces of words. */
export function featuresOf(question: string): string[] {
  const words = askedWords(question);
  const found = new Set(words);
  words.forEach((word, place) => {
    const [next, afterNext] = words.slice(place + 1);
    if (place === 0) found.add(`^${word}`);
    if (next) found.add(`${word} ${next}`);
    if (afterNext) found.add(`${word} * ${afterNext}`);
    const bounded = `<${word}>`;
    for (let at = 0; at + pieceLength <= bounded.length; at++) found.add(`#${bounded.slice(at, at + pieceLength)}`);
  });
  return [...found];
}

/** The bucket of a feature, by the FNV-1a hash of its letters. */
function bucketOf(feature: string): number {
  let hash = 2166136261;
  for (const letter of feature) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (hash ^ (hash >>> 15)) & (buckets - 1);
}

/** The buckets that a question fills, each once. */
export const bucketsOf = (question: string): number[] => [...new Set(featuresOf(question).map(bucketOf))];

export const logistic = (score: number) => 1 / (1 + Math.exp(-score));

/** A question of many words has many features: each then counts less. */
export const shareOf = (features: number) => 1 / Math.sqrt(Math.max(features, 1));

/** Steps of a weight to 1, and the letter of weight 0: weights travel as letters, up to `most` steps to either side. */
const steps = 3;
const zero = 'P'.charCodeAt(0);
const most = 40;

export const letterOf = (weight: number) => String.fromCharCode(zero + Math.max(-most, Math.min(most, Math.round(weight * steps))));
const weightOf = (letters: string, bucket: number) => (letters.charCodeAt(bucket) - zero) / steps;

/** Makes a model ready, once for all questions. */
export function intentsOf(model: IntentModel): Intents {
  return (question) => {
    const filled = bucketsOf(question);
    const likelihood = ({ bias, of }: IntentModel[Intent]) =>
      logistic(bias + filled.reduce((sum, bucket) => sum + weightOf(of, bucket), 0) * shareOf(filled.length));
    return { emergency: likelihood(model.emergency), personal: likelihood(model.personal), elsewhere: likelihood(model.elsewhere) };
  };
}
