import type { AskedWhen, FormDefinition, FormField, FormStep } from './form-definition.ts';
import { patientQuestion } from './patient.ts';

/** Answers from a form or from an envelope. */
type Given = Readonly<Record<string, unknown>>;

function holds(when: AskedWhen | undefined, given: Given): boolean {
  if (!when) return true;
  if ('unless' in when) return given[when.unless] !== true;
  const answer = given[when.field];
  return Array.isArray(answer) ? answer.includes(when.is) : answer === when.is;
}

/** Words a question for the patient that these answers name. */
export function worded<Text>(field: FormField<Text>, given: Given): FormField<Text> {
  const patient = given[patientQuestion];
  const { labels = {} } = field;
  // Answers may be anything: only names that the record has are looked up.
  const label = typeof patient === 'string' && Object.hasOwn(labels, patient) ? labels[patient] : undefined;
  return label === undefined ? field : { ...field, label };
}

/** Returns a form's steps with the sections and questions that these answers call for; empty steps are left out. */
export function askedSteps<Text>(form: FormDefinition<Text>, given: Given): FormStep<Text>[] {
  return form.steps
    .map((step) => ({
      ...step,
      sections: step.sections
        .filter(({ when }) => holds(when, given))
        .map((section) => ({
          ...section,
          fields: section.fields.filter(({ when }) => holds(when, given)).map((field) => worded(field, given)),
        }))
        .filter(({ fields }) => fields.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}

/** Lists questions that these answers call for, in order. */
export function askedFields<Text>(form: FormDefinition<Text>, given: Given): FormField<Text>[] {
  return askedSteps(form, given).flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
}
