import { z } from 'zod';
import { bilingual, id, isoDate, pageId, sampleMark, text, unique } from '#app/content/text/text.schema.ts';

/** The page that takes somebody with this plan on. */
const next = z.strictObject({ to: pageId, text: bilingual });

const plan = z.strictObject({
  id,
  /** The plan's own name, the same in both languages. */
  name: text,
  /** What people type when they look for it: short names, old names, misspellings. */
  otherNames: z.array(text),
  note: bilingual.optional(),
  next: next.optional(),
});

const group = z.strictObject({
  id,
  sample: sampleMark,
  title: bilingual,
  note: bilingual.optional(),
  next: next.optional(),
  plans: z.array(plan).min(1),
});

export const insuranceSchema = z
  .strictObject({
    asOf: isoDate,
    groups: z.array(group).min(1),
    /** Plain lines true of every plan: who to call, referral, prior authorization. */
    lines: z.array(bilingual).min(1),
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
