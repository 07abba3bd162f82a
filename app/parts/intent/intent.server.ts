import { createHash } from 'node:crypto';
import { questionExamples } from '#app/parts/intent/question-examples.server.ts';
import { classifierOf } from './classifier.ts';
import { type IntentModel, type Intents, intents } from './intent.ts';
import { keptModel } from './kept-models.server.ts';
import type { Example } from './train.server.ts';

type IntentExample = Example<(typeof intents)[number]>;

/** Emergencies of at most this many words are often typed together with a question. */
const short = 8;

const sizeOf = ({ text }: IntentExample) => text.split(/\s+/).length;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Pairs each example with an ordinary question: the last one before it in the order of their hashes, so that a new example changes only its
 * neighbors (consistent hashing; Karger and others, 1997).
 */
function besideOrdinary(examples: readonly IntentExample[]): (readonly [IntentExample, string])[] {
  const placed = examples
    .map((example) => ({ example, place: hashOf(example.text) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ example }) => example);
  let last = placed.findLast(({ label }) => !label)?.text ?? '';
  return placed.map((example) => {
    const pair = [example, last] as const;
    if (!example.label) last = example.text;
    return pair;
  });
}

/**
 * Further examples: every ordinary question joined with another, and every short emergency joined with one, before and after it. They teach
 * that an emergency remains one whatever else is asked in the same sentence.
 */
const inOneBreath = (examples: readonly IntentExample[]): IntentExample[] =>
  besideOrdinary(examples).flatMap(([one, ordinary]): IntentExample[] => {
    const after = { text: `${one.text} ${ordinary}`, label: one.label };
    if (!one.label) return [after];
    return one.label === 'emergency' && sizeOf(one) <= short ? [after, { text: `${ordinary} ${one.text}`, label: one.label }] : [];
  });

/** The model trained on training/examples; training takes some seconds. */
export function intentModel(): IntentModel {
  const examples = questionExamples().map(({ text, kind }): IntentExample => ({ text, label: kind === 'general' ? undefined : kind }));
  return keptModel([...examples, ...inOneBreath(examples)], intents, { buckets: 2 ** 16, pieces: [3, 4, 5], steps: 3 });
}

/** The classifier of intents, the same as on a visitor's device. */
export const intentsOfContent = (): Intents => classifierOf(intentModel());
