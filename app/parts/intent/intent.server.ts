import { questionExamples } from '#app/content/questions/question-examples.server.ts';
import { type IntentModel, type Intents, intentsOf } from './intent.ts';
import { type Example, trained } from './train.server.ts';

/** Words up to which an emergency is often said in one breath with a question. */
const short = 8;

const sizeOf = ({ text }: Example) => text.split(/\s+/).length;

/**
 * Every ordinary question before another, and every short emergency before and after one, without a stop: whatever else is asked
 * in the same breath, an emergency is one.
 */
function inOneBreath(examples: readonly Example[]): Example[] {
  const ordinary = examples.filter(({ intent }) => !intent);
  const another = (place: number) => ordinary[place % ordinary.length]?.text ?? '';
  return [
    ...ordinary.map(({ text }, place): Example => ({ text: `${text} ${another(13 * place + 1)}`, intent: undefined })),
    ...examples
      .filter((one) => one.intent === 'emergency' && sizeOf(one) <= short)
      .flatMap(({ text, intent }, place): Example[] => [
        { text: `${text} ${another(7 * place)}`, intent },
        { text: `${another(11 * place)} ${text}`, intent },
      ]),
  ];
}

/** The model that content/question-examples trains: a second's work. */
export function intentModel(): IntentModel {
  const examples = questionExamples().map(({ text, kind }): Example => ({ text, intent: kind === 'general' ? undefined : kind }));
  return trained([...examples, ...inOneBreath(examples)]);
}

/** The intents as a visitor's device has them. */
export const intentsOfContent = (): Intents => intentsOf(intentModel());
