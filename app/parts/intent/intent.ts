import type { Classifier, Model } from './classifier.ts';

/** What a question may need that no page can give: help at once, a person who knows the patient, or somebody other than us. */
export const intents = ['emergency', 'personal', 'elsewhere'] as const;
type Intent = (typeof intents)[number];

export type IntentModel = Model<Intent>;
/** Gives the likelihood of each intent for a question, 0 to 1. */
export type Intents = Classifier<Intent>;
