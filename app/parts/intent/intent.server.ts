import { questionExamples } from '#app/content/questions/question-examples.server.ts';
import { type IntentModel, type Intents, intentsOf } from './intent.ts';
import { trained } from './train.server.ts';

/** The model that content/question-examples trains: a second's work. */
export function intentModel(): IntentModel {
  return trained(questionExamples().map(({ text, kind }) => ({ text, intent: kind === 'general' ? undefined : kind })));
}

/** The intents as a visitor's device has them. */
export const intentsOfContent = (): Intents => intentsOf(intentModel());
