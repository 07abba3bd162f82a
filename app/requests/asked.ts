import type { AskedWhen, FormDefinition, FormField, FormStep } from './form-definition.ts';

/** Answers as they stand in a form or come out of an envelope. */
type Given = Readonly<Record<string, unknown>>;

function holds(when: AskedWhen | undefined, given: Given): boolean {
  if (!when) return true;
  const answer = given[when.field];
  return Array.isArray(answer) ? answer.includes(when.is) : answer === when.is;
}

/** The steps of a form with the sections and questions that these answers call for; a step without any is left out. */
export function askedSteps<Text>(form: FormDefinition<Text>, given: Given): FormStep<Text>[] {
  return form.steps
    .map((step) => ({
      ...step,
      sections: step.sections
        .filter(({ when }) => holds(when, given))
        .map((section) => ({ ...section, fields: section.fields.filter(({ when }) => holds(when, given)) }))
        .filter(({ fields }) => fields.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}

/** The questions that these answers call for, in order. */
export function askedFields<Text>(form: FormDefinition<Text>, given: Given): FormField<Text>[] {
  return askedSteps(form, given).flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
}
