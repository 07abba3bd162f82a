import { z } from 'zod';
import { reviewSchema } from '#app/content/articles/article.schema.ts';
import { careByLevel } from '#app/content/articles/care-level.schema.ts';
import { sourceList } from '#app/content/articles/source.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { bilingual, confirmList, draftMark, id, pageId, unique } from '#app/content/text/text.schema.ts';

const situation = z.strictObject({
  id,
  title: bilingual,
  lead: bilingual,
  care: careByLevel,
  /** What to do at home until then. */
  home: z.array(bilingual).min(1),
  link: z.strictObject({ to: pageId, text: bilingual }),
  /** Ids of the sources the lists rest on. */
  from: z.array(id).min(1),
});

/** What to do when a problem comes while both offices are closed. */
export const afterHoursSchema = z.strictObject({
  review: reviewSchema,
  confirm: confirmList,
  alarm: bilingual,
  situations: z
    .array(situation)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each situation'),
  avoid: z.strictObject({ title: bilingual, items: z.array(bilingual).min(1), from: z.array(id) }),
  answering: z.strictObject({ draft: draftMark, title: bilingual, text: z.array(bilingual).min(1) }),
  sources: sourceList,
});
export type AfterHours = z.infer<typeof afterHoursSchema>;

/** The page in one language. */
export type ShownAfterHours = Localized<AfterHours>;
