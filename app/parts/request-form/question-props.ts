import type { FormField, FormOption } from '#app/requests/form-definition.ts';
import type { Typed, TypedValue } from './typed.ts';

/** What each kind of question is drawn from. */
export interface QuestionProps {
  readonly field: FormField;
  /** All that is typed into the form. */
  readonly typed: Typed;
  /** What is wrong with the answer. */
  readonly message?: string | undefined;
  /** HTML autofill token, or "off". */
  readonly autocomplete: string;
  /** Whether an option exists together with what is chosen before it. */
  readonly isPossible: (option: FormOption) => boolean;
  /** Keeps what is typed, under the id of the question or of a part of a date; undefined takes it away. */
  readonly set: (id: string, value: TypedValue) => void;
}
