import type { Classifier, Model } from './classifier.ts';

/** What a question may need that no page is: help at once, a person who knows the patient, or somebody who is no allergy practice. */
export const intents = ['emergency', 'personal', 'elsewhere'] as const;
type Intent = (typeof intents)[number];

export type IntentModel = Model<Intent>;
/** How likely a question is of each intent, 0 to 1. */
export type Intents = Classifier<Intent>;
