import { questionExamples } from '#app/parts/intent/question-examples.server.ts';
import { classifierOf } from './classifier.ts';
import { type IntentModel, type Intents, intents } from './intent.ts';
import { keptModel } from './kept-models.server.ts';
import type { Example } from './train.server.ts';

type IntentExample = Example<(typeof intents)[number]>;

/** Emergencies of at most this many words are often typed together with a question. */
const short = 8;

const sizeOf = ({ text }: IntentExample) => text.split(/\s+/).length;

/**
 * Further examples: every ordinary question joined with another, and every short emergency joined with one, before and after it. They teach
 * that an emergency remains one whatever else is asked in the same sentence.
 */
function inOneBreath(examples: readonly IntentExample[]): IntentExample[] {
  const ordinary = examples.filter(({ label }) => !label);
  const another = (place: number) => ordinary[place % ordinary.length]?.text ?? '';
  return [
    ...ordinary.map(({ text }, place): IntentExample => ({ text: `${text} ${another(13 * place + 1)}`, label: undefined })),
    ...examples
      .filter((one) => one.label === 'emergency' && sizeOf(one) <= short)
      .flatMap(({ text, label }, place): IntentExample[] => [
        { text: `${text} ${another(7 * place)}`, label },
        { text: `${another(11 * place)} ${text}`, label },
      ]),
  ];
}

/** The model trained on training/examples; training takes some seconds. */
export function intentModel(): IntentModel {
  const examples = questionExamples().map(({ text, kind }): IntentExample => ({ text, label: kind === 'general' ? undefined : kind }));
  return keptModel([...examples, ...inOneBreath(examples)], intents, { buckets: 2 ** 16, pieces: [3, 4, 5], passes: 20, steps: 2 });
}

/** The classifier of intents, the same as on a visitor's device. */
export const intentsOfContent = (): Intents => classifierOf(intentModel());
