import { optionFault } from '#app/requests/combinations.ts';
import type { FormDefinition, FormField, FormStep } from '#app/requests/form-definition.ts';
import { isForAnother } from '#app/requests/patient.ts';
import { Question } from './question.tsx';
import { RoomOffers } from './room-offers.tsx';
import { withDays } from './typed.ts';
import type { Typed, TypedValue } from './typed-value.ts';
import { useSharedDevice } from './use-shared-device.ts';

interface StepQuestionsProps {
  readonly form: FormDefinition;
  /** The step with only the sections and questions that the answers call for. */
  readonly step: FormStep;
  readonly typed: Typed;
  /** The error messages by the id of the question. */
  readonly messages: ReadonlyMap<string, string>;
  /** The day in San Antonio, YYYY-MM-DD. */
  readonly today: string;
  readonly set: (id: string, value: TypedValue) => void;
}

/** Autofill tokens of the patient: a person who writes for another has their own data on the phone, which would be wrong. */
const ofPatient = ['given-name', 'family-name', 'bday', 'organization-title'];

function autocompleteOf({ autocomplete = 'off' }: FormField, typed: Typed): string {
  return isForAnother(typed) && ofPatient.includes(autocomplete) ? 'off' : autocomplete;
}

/** Draws the questions of one step under their headings. */
export function StepQuestions({ form, step, typed, messages, today, set }: StepQuestionsProps) {
  const shared = useSharedDevice();
  const known = withDays(form, typed, today);
  return (
    <div className="grid grid-cols-1 gap-10 print:gap-4">
      {step.sections.map(({ id, title, note, fields }) => (
        // No landmark, because the page below has sections of the same names.
        <div key={id}>
          <h4 className="text-xl">{title}</h4>
          {note && <p className="mt-1 max-w-[38em]">{note}</p>}
          {fields.some((field) => field.id === form.combinations.fields.at(-1)) && (
            <RoomOffers form={form} typed={typed} known={known} set={set} />
          )}
          <div className="mt-4 grid grid-cols-1 gap-6 print:mt-1 print:gap-2">
            {fields.map((field) => (
              <Question
                key={field.id}
                field={field}
                typed={typed}
                message={messages.get(field.id)}
                autocomplete={shared ? 'off' : autocompleteOf(field, typed)}
                faultOf={(option) => optionFault(form, field.id, option.id, known, today)}
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
