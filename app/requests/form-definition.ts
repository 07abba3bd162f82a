import type { Bilingual } from '#app/site/language.ts';
import type { RequestForm } from './content.ts';

/** The type of a question, and so of its answer: see Answers. */
export const fieldKinds = ['text', 'longText', 'email', 'phone', 'date', 'choice', 'choices', 'acknowledge'] as const;
type FieldKind = (typeof fieldKinds)[number];

/** One of the answers to choose from. */
export interface FormOption<Text = string> {
  readonly id: string;
  readonly label: Text;
  /** The heading under which a long list of options shows it. */
  readonly group?: Text;
  /** "No preference": goes with everything else. */
  readonly any?: boolean;
  /** The lowest patient age in years. */
  readonly fromAge?: number;
  /** A note before choosing it, below its label. */
  readonly note?: Text;
}

/** Asked only while another question has this answer, or unless a statement is agreed to. */
export type AskedWhen = { readonly field: string; readonly is: string } | { readonly unless: string };

export interface FormField<Text = string> {
  readonly id: string;
  readonly kind: FieldKind;
  readonly label: Text;
  /** The label if the writer is not the patient, by the answer to "Who is the patient?". */
  readonly labels?: Readonly<Record<string, Text>>;
  readonly help?: Text;
  /** Whether the office needs it to call back. */
  readonly required: boolean;
  /** The message if a required answer is missing. */
  readonly message?: Text;
  /** Characters at most, as people count them: an emoji is one. For text, longText and email only. */
  readonly most?: number;
  /** HTML autofill token. */
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  /** The options of a question of type `choice` or `choices`. */
  readonly options?: readonly FormOption<Text>[];
  readonly when?: AskedWhen;
}

/** Questions under one heading. */
export interface FormSection<Text = string> {
  readonly id: string;
  readonly title: Text;
  readonly note?: Text;
  readonly when?: AskedWhen;
  readonly fields: readonly FormField<Text>[];
}

export interface FormStep<Text = string> {
  readonly id: string;
  readonly title: Text;
  readonly sections: readonly FormSection<Text>[];
}

/** A form as a visitor fills it in and as the office reads it. One language (`localized`), or both with `Bilingual`. */
export interface FormDefinition<Text = string> {
  readonly form: RequestForm;
  readonly steps: readonly FormStep<Text>[];
  /** Answers that must occur together in one of the rows: which physician is at which office when. */
  readonly combinations: {
    /** Ids of choice and choices fields. */
    readonly fields: readonly string[];
    /** Ids of options, in the order of `fields`. */
    readonly rows: readonly (readonly string[])[];
  };
}

export type BilingualForm = FormDefinition<Bilingual>;

/** Lists a form's questions in order. */
export function fieldsOf<Text>(form: FormDefinition<Text>): FormField<Text>[] {
  return form.steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
}
