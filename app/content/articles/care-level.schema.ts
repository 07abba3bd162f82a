import { z } from 'zod';
import { bilingual } from '#app/content/text/text.schema.ts';
import { careLevels } from './care-levels.ts';

const care = z.strictObject({
  items: z.array(bilingual).min(1),
  /** What to do, or whom the items do not fit, after the list. */
  note: bilingual.optional(),
});
export type Care = z.infer<typeof care>;

/** Signs by level; a level without signs is left out. */
export const careByLevel = z
  .strictObject({ '911': care.optional(), er: care.optional(), today: care.optional(), soon: care.optional(), visit: care.optional() })
  .refine((levels) => careLevels.some((level) => levels[level]), `expected signs at one level at least (${careLevels.join(', ')})`);
