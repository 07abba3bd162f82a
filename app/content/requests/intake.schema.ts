import { z } from 'zod';
import { bilingual, id, text, unique } from '#app/content/text/text.schema.ts';
import { fieldKinds } from '#app/requests/form-definition.ts';
import { patients } from '#app/requests/patient.ts';

/** Street addresses use a token per line: `street-address` is for a field of several lines. */
const autofillToken =
  /^(section-[a-z]+ )?(name|given-name|family-name|bday|address-line[12]|address-level[12]|postal-code|tel|email|organization(-title)?)$/;

const when = z.union([z.strictObject({ field: id, is: id }), z.strictObject({ unless: id })], {
  error: 'expected field and is, or unless',
});

const ownField = z
  .strictObject({
    id,
    label: bilingual,
    /** The label if the writer is not the patient, by the answer to the question who the patient is. */
    labels: z.partialRecord(z.enum([patients.child, patients.other]), bilingual).optional(),
    /** The label on paper if it must include an instruction: the form has that in `help`, a copy omits it. */
    paperLabel: bilingual.optional(),
    kind: z.enum(fieldKinds),
    options: z.array(z.strictObject({ id, label: bilingual, any: z.literal(true).optional() })).optional(),
    /** Options from another record, before those written here. On paper such a question is a line to write on. */
    optionsFrom: z.enum(['offices', 'physicians', 'insurance-plans']).optional(),
    /** HTML autofill token, so that a form on a phone fills itself: only those that HTML allows in a field of one line. */
    autocomplete: text.regex(autofillToken, 'expected an autofill token for a line of text').optional(),
    inputMode: z.enum(['text', 'numeric', 'tel', 'email']).optional(),
    help: bilingual.optional(),
    /** Only what the office needs to call back. */
    required: z.boolean().default(false),
    /** Shown beside the question if a required answer is missing. */
    message: bilingual.optional(),
    /** Characters at most. */
    most: z.int().positive().max(1000).optional(),
    /** Asked only while another question has this answer, or unless a statement is agreed to. */
    when: when.optional(),
    only: z.enum(['paper', 'form']).optional(),
    /** Share of the sheet's width on paper. */
    width: z.enum(['sixth', 'third', 'half', 'full']).default('half'),
  })
  .refine(({ kind, options, optionsFrom }) => (kind === 'choice' || kind === 'choices') === Boolean(options || optionsFrom), {
    path: ['options'],
    message: 'expected options for choice and choices, and for no other kind',
  })
  .refine(({ options, optionsFrom }) => !options || optionsFrom || options.length > 1, {
    path: ['options'],
    message: 'expected two options or more',
  })
  .refine(({ options = [] }) => unique(options, (one) => one.id), { path: ['options'], message: 'expected a different id for each option' })
  .refine(({ required, message }) => !required || message, {
    path: ['message'],
    message: 'expected what to say when the required answer is missing',
  });
export type OwnField = z.infer<typeof ownField>;

/** A question from another form's file, or earlier in this one, that this form asks too. */
const sameField = z.strictObject({ same: id });

const section = z.strictObject({
  id,
  title: bilingual,
  /** The title on paper, if it differs there. */
  paperTitle: bilingual.optional(),
  note: bilingual.optional(),
  /** The form's step with this section; a section without one is only on paper. */
  step: id.optional(),
  when: when.optional(),
  fields: z.array(z.union([sameField, ownField])).min(1),
});

const form = z.strictObject({
  steps: z.array(z.strictObject({ id, title: bilingual })).min(1),
  sections: z
    .array(section)
    .min(1)
    .refine((sections) => unique(sections, (one) => one.id), 'expected a different id for each section'),
});

/** The short form for requesting a visit; it shares some questions with the new-patient sheet. */
export const visitRequestSchema = form;
export type VisitRequest = z.infer<typeof visitRequestSchema>;

/** The new-patient sheet: printed on one page in each language, and the fields of the registration form. */
export const intakeSchema = form.extend({ title: bilingual, intro: bilingual });
export type Intake = z.infer<typeof intakeSchema>;
