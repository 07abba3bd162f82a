import { isPossible } from '#app/requests/combinations.ts';
import type { FormDefinition, FormField, FormStep } from '#app/requests/form-definition.ts';
import { Question } from './question.tsx';
import type { Typed, TypedValue } from './typed.ts';
import { useSharedDevice } from './use-shared-device.ts';

interface StepQuestionsProps {
  readonly form: FormDefinition;
  /** With the sections and questions that the answers call for. */
  readonly step: FormStep;
  readonly typed: Typed;
  /** What is wrong, by the id of the question. */
  readonly messages: ReadonlyMap<string, string>;
  /** The day in San Antonio, YYYY-MM-DD. */
  readonly today: string;
  readonly set: (id: string, value: TypedValue) => void;
}

/** Autofill tokens of the patient: on the phone of a parent they are the parent's, and would be wrong of the child. */
const ofPatient = ['given-name', 'family-name', 'bday', 'organization-title'];

function autocompleteOf({ autocomplete = 'off' }: FormField, typed: Typed): string {
  return typed['for-whom'] === 'for-child' && ofPatient.includes(autocomplete) ? 'off' : autocomplete;
}

/** The questions of one step under their headings. */
export function StepQuestions({ form, step, typed, messages, today, set }: StepQuestionsProps) {
  const shared = useSharedDevice();
  return (
    <div className="grid grid-cols-1 gap-10 print:gap-4">
      {step.sections.map(({ id, title, note, fields }) => (
        // No landmark: the page below has sections of the same names.
        <div key={id}>
          <h4 className="text-xl">{title}</h4>
          {note && <p className="mt-1 max-w-[38em]">{note}</p>}
          <div className="mt-4 grid grid-cols-1 gap-6 print:mt-1 print:gap-2">
            {fields.map((field) => (
              <Question
                key={field.id}
                field={field}
                typed={typed}
                message={messages.get(field.id)}
                autocomplete={shared ? 'off' : autocompleteOf(field, typed)}
                isPossible={(option) => isPossible(form, field.id, option.id, typed)}
                today={today}
                set={set}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
