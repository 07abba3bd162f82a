import { z } from 'zod';
import { bilingual, id, text, unique } from './text.ts';

export const fieldKinds = ['text', 'date', 'phone', 'email', 'choice', 'choices', 'longText', 'acknowledge'] as const;

const field = z
  .strictObject({
    id,
    label: bilingual,
    kind: z.enum(fieldKinds),
    options: z
      .array(z.strictObject({ id, label: bilingual }))
      .min(2)
      .optional(),
    /** HTML autofill token, so that a form on a phone fills itself. */
    autocomplete: text.optional(),
    /** Share of the sheet's width on paper. */
    width: z.enum(['third', 'half', 'full']).default('half'),
  })
  .refine(({ kind, options }) => (kind === 'choice' || kind === 'choices') === Boolean(options), {
    path: ['options'],
    message: 'expected options for choice and choices, and for no other kind',
  });
export type IntakeField = z.infer<typeof field>;

/** The new-patient sheet: printed on one page in each language, and later the fields of a form. */
export const intakeSchema = z
  .strictObject({
    title: bilingual,
    intro: bilingual,
    sections: z.array(z.strictObject({ id, title: bilingual, note: bilingual.optional(), fields: z.array(field).min(1) })).min(1),
  })
  .refine(
    ({ sections }) =>
      unique(
        sections.flatMap(({ fields }) => fields),
        (one) => one.id,
      ),
    {
      path: ['sections'],
      message: 'expected a different id for each field of the sheet',
    },
  );
export type Intake = z.infer<typeof intakeSchema>;
