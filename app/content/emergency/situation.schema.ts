import { z } from 'zod';
import { careLevels } from '#app/content/articles/care-levels.ts';
import { webUrl } from '#app/content/articles/source.schema.ts';
import { fixed, label } from '#app/content/text/label.ts';
import { bilingual, id, text, unique, waits } from '#app/content/text/text.schema.ts';

/** Words that together mean this situation: a sign in a list of care that has all of them must quote the sentence. */
const guard = z.strictObject({ en: z.array(text).min(2), es: z.array(text).min(2) }).meta(fixed);

const situation = z
  .strictObject({
    id,
    level: z.enum(careLevels).meta(fixed),
    /** The sentence on every page; it may quote shared values in braces. */
    en: text.meta(label('English', 'Inglés')),
    es: text.meta(label('Spanish', 'Español')),
    /** Public sources for the sign or the instruction. */
    sources: z
      .array(z.strictObject({ publisher: text, title: text, url: webUrl }))
      .optional()
      .meta(fixed),
    /** The level or a figure is the practice's own reading: a physician approves it. */
    ...waits,
    /** What to do while both offices are closed: the id of a line of `closed`, or its own line. Only the level "today" needs one. */
    closed: z.union([id, bilingual]).optional().meta(fixed),
    guard: guard.optional(),
  })
  .refine(({ sources, draft, signed }) => sources !== undefined || draft === true || signed !== undefined, {
    path: ['sources'],
    message: 'expected a source, or draft: true for a level that the physician must sign',
  })
  .refine(({ level, closed }) => (level === 'today') === (closed !== undefined), {
    path: ['closed'],
    message: 'expected what to do while both offices are closed at the level "today", and at no other',
  });

/** What happens to patients and how soon it needs care, each once: pages quote a situation by its id. */
export const situationsSchema = z.strictObject({
  /** What to do while both offices are closed, where several situations share it. */
  closed: z.record(id, bilingual).meta(fixed),
  situations: z
    .array(situation)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each situation')
    .meta(label('Situations', 'Situaciones')),
});
export type Situation = z.infer<typeof situationsSchema>['situations'][number];
