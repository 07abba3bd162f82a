import { askedWords } from '#app/parts/matching/asked-words.ts';

/** What a question may need that no page is: help at once, a person who knows the patient, or somebody who is no allergy practice. */
export const intents = ['emergency', 'personal', 'elsewhere'] as const;
export type Intent = (typeof intents)[number];

/** A trained model of logistic regression, as it comes to the device. Weights are whole numbers, `scale` of them make 1. */
export interface IntentModel {
  /** The features that count, joined by |. */
  readonly features: string;
  readonly scale: number;
  /** For each intent its bias and the weight of each feature, in the order of `features`. */
  readonly weights: Readonly<Record<Intent, { readonly bias: number; readonly of: readonly number[] }>>;
}

/** How likely a question is of each intent, 0 to 1. */
export type Intents = (question: string) => Readonly<Record<Intent, number>>;

/** Letters of a piece of a word: endings and slips share most of their pieces. */
const pieceLength = 4;

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

export const logistic = (score: number) => 1 / (1 + Math.exp(-score));

/** A question of many words has many features: each then counts less. */
export const shareOf = (features: number) => 1 / Math.sqrt(Math.max(features, 1));

/** Makes a model ready, once for all questions. */
export function intentsOf({ features, scale, weights }: IntentModel): Intents {
  const places = new Map(features.split('|').map((feature, place) => [feature, place]));
  return (question) => {
    const said = featuresOf(question).flatMap((feature) => places.get(feature) ?? []);
    const likelihood = ({ bias, of }: IntentModel['weights'][Intent]) => {
      const sum = said.reduce((total, place) => total + (of[place] ?? 0), 0);
      return logistic((bias + sum * shareOf(said.length)) / scale);
    };
    return { emergency: likelihood(weights.emergency), personal: likelihood(weights.personal), elsewhere: likelihood(weights.elsewhere) };
  };
}
