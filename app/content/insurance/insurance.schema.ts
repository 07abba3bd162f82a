import { z } from 'zod';
import { fixed, label } from '#app/content/text/label.ts';
import { bilingual, id, isoDate, pageId, sampleMark, text, unique } from '#app/content/text/text.schema.ts';

/** The next page for people with this plan. */
const next = z.strictObject({ to: pageId.meta(fixed), text: bilingual.meta(label('Text', 'Texto')) }).meta(
  label('Link below the note', 'Enlace debajo de la nota', {
    help: { en: 'Clear both fields to remove the link.', es: 'Vacíe los dos textos para quitar el enlace.' },
  }),
);

const plan = z.strictObject({
  id,
  /** The plan's own name, the same in both languages. */
  name: text.meta(label('Name', 'Nombre')),
  /** What people type to find the plan: short names, old names, misspellings. */
  otherNames: z.array(text).meta(label('Other names people type', 'Otros nombres que la gente escribe')),
  note: bilingual.optional().meta(label('Note', 'Nota')),
  next: next.optional(),
});

const group = z.strictObject({
  id,
  sample: sampleMark,
  title: bilingual.meta(label('Title', 'Título')),
  note: bilingual.optional().meta(label('Note', 'Nota')),
  next: next.optional(),
  plans: z.array(plan).min(1).meta(label('Plans', 'Planes')),
});

export const insuranceSchema = z
  .strictObject({
    asOf: isoDate.meta(label('Last checked', 'Revisado el')),
    groups: z.array(group).min(1).meta(label('Plan groups', 'Grupos de planes')),
    /** Plain lines true of every plan: who to call, referral, prior authorization. */
    lines: z.array(bilingual).min(1).meta(label('For every plan', 'Vale para todos los planes')),
  })
  .refine(
    ({ groups }) =>
      unique(
        groups.flatMap(({ plans }) => plans),
        ({ id }) => id,
      ),
    { path: ['groups'], message: 'expected a different id for each plan' },
  );
export type InsurancePlans = z.infer<typeof insuranceSchema>;
