import type { OptionFault } from '#app/requests/combinations.ts';
import type { FormField, FormOption } from '#app/requests/form-definition.ts';
import type { Typed, TypedValue } from './typed-value.ts';

/** What each kind of question is drawn from. */
export interface QuestionProps {
  readonly field: FormField;
  /** All that is typed into the form. */
  readonly typed: Typed;
  /** What is wrong with the answer. */
  readonly message?: string | undefined;
  /** HTML autofill token, or "off". */
  readonly autocomplete: string;
  /** What is against an option, by what is chosen before it and by the patient's age. */
  readonly faultOf: (option: FormOption) => OptionFault | undefined;
  /** Keeps what is typed, under the id of the question or of a part of a date; undefined takes it away. */
  readonly set: (id: string, value: TypedValue) => void;
}
