import { z } from 'zod';
import { bilingual, id, isoDate, sampleMark, unique } from '#app/content/text/text.schema.ts';
import { timeRange } from './hours.schema.ts';

const closure = z
  .strictObject({
    id,
    sample: sampleMark,
    /** First and last day, both closed; `to` is left out for a single day. */
    from: isoDate,
    to: isoDate.optional(),
    offices: z.union([z.literal('all'), z.array(id).min(1)], { error: 'expected all, or a list of office ids' }),
    closed: z.enum(['clinic', 'shots', 'all']),
    /** Shorter hours: the ordinary hours are cut to this window. Left out when closed all day. */
    openBetween: timeRange.optional(),
    reason: bilingual,
  })
  .refine(({ from, to }) => !to || from <= to, { path: ['to'], message: 'expected a day not before "from"' });

/** A departure from the ordinary hours, as the pages use it: last day and office ids always written out. */
export type Closure = Omit<z.infer<typeof closure>, 'to' | 'offices'> & { to: string; offices: string[] };

export const closuresSchema = z.strictObject({
  closures: z.array(closure).refine((all) => unique(all, (one) => one.id), 'expected a different id for each closure'),
});
