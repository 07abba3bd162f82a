import { z } from 'zod';
import { photoFields } from '#app/content/photographs/photo.schema.ts';
import { bilingual, id, sampleMark, text, unique } from '#app/content/text/text.schema.ts';

const quote = z.strictObject({
  sample: sampleMark,
  id,
  name: text,
  role: bilingual,
  quote: bilingual,
  /** Without one, the quote stands beside a drawn quotation mark. */
  portrait: z.strictObject({ ...photoFields, alt: bilingual }).optional(),
});

/** Words of the staff for the team page, and the grid of members that stays hidden until the practice shows it. */
export const staffSchema = z.strictObject({
  quotes: z
    .array(quote)
    .length(4, 'expected four quotes')
    .refine((all) => unique(all, ({ id }) => id), 'expected each id once: photographs are kept by it'),
  grid: z.strictObject({
    visible: z.boolean(),
    members: z.array(z.strictObject({ sample: sampleMark, id, name: text, role: bilingual, years: z.int().positive() })),
  }),
});
export type Staff = z.infer<typeof staffSchema>;
