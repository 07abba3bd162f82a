import { z } from 'zod';
import type { Localized } from '#app/content/localized.ts';
import { reviewSchema } from './article.ts';
import { bilingual, draftMark, httpsUrl, id, pageId, text, unique } from './text.ts';

/** The levels of care in the order in which they are read: the most urgent first. */
export const careLevels = ['911', 'today', 'visit'] as const;

const care = z.strictObject({
  items: z.array(bilingual).min(1),
  /** What to do, or whom the items do not fit, after the list. */
  note: bilingual.optional(),
});

const source = z.strictObject({ id, title: text, publisher: text, url: httpsUrl, date: text.optional() });

const situation = z.strictObject({
  id,
  title: bilingual,
  lead: bilingual,
  care: z.strictObject({ '911': care, today: care, visit: care }),
  link: z.strictObject({ to: pageId, text: bilingual }),
  /** Ids of the sources the lists rest on. */
  from: z.array(id).min(1),
});

/** What to do when a problem comes while both offices are closed. */
export const afterHoursSchema = z.strictObject({
  review: reviewSchema,
  intro: bilingual,
  alarm: bilingual,
  situations: z
    .array(situation)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each situation'),
  avoid: z.strictObject({ title: bilingual, items: z.array(bilingual).min(1), from: z.array(id) }),
  answering: z.strictObject({ draft: draftMark, title: bilingual, text: z.array(bilingual).min(1) }),
  sources: z
    .array(source)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each source'),
});
export type AfterHours = z.infer<typeof afterHoursSchema>;

/** The page in one language. */
export type ShownAfterHours = Localized<AfterHours>;
