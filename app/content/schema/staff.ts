import { z } from 'zod';
import { bilingual, id, sampleMark, text } from './text.ts';

/** Words of the staff for the team page, and the grid of members that stays hidden until the practice shows it. */
export const staffSchema = z.strictObject({
  quotes: z
    .array(z.strictObject({ sample: sampleMark, id, name: text, role: bilingual, quote: bilingual }))
    .length(4, 'expected four quotes'),
  grid: z.strictObject({
    visible: z.boolean(),
    members: z.array(z.strictObject({ sample: sampleMark, id, name: text, role: bilingual, years: z.int().positive() })),
  }),
});
export type Staff = z.infer<typeof staffSchema>;
