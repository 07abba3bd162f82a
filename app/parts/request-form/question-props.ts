import type { OptionFault } from '#app/requests/combinations.ts';
import type { FormField, FormOption } from '#app/requests/form-definition.ts';
import type { Typed, TypedValue } from './typed-value.ts';

/** The props of every type of question. */
export interface QuestionProps {
  readonly field: FormField;
  /** Everything typed into the form. */
  readonly typed: Typed;
  /** The error in the answer. */
  readonly message?: string | undefined;
  /** HTML autofill token, or "off". */
  readonly autocomplete: string;
  /** Returns why an option cannot be chosen, given the earlier answers and the patient's age. */
  readonly faultOf: (option: FormOption) => OptionFault | undefined;
  /** Stores what is typed, by the id of the question or of a part of a date; undefined removes it. */
  readonly set: (id: string, value: TypedValue) => void;
}
