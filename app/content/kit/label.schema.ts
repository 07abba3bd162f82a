import { z } from 'zod';
import { reviewSchema } from '#app/content/articles/article.schema.ts';
import { sourceList } from '#app/content/articles/source.schema.ts';
import { sourceIds } from '#app/content/emergency/emergency.schema.ts';
import { informationSection } from '#app/content/pages/information.schema.ts';
import { bilingual, confirmList } from '#app/content/text/text.schema.ts';
import { foodIds } from './kit.schema.ts';

/** How a family reads a food label. */
export const labelSchema = z.strictObject({
  review: reviewSchema,
  confirm: confirmList,
  sources: sourceList,
  intro: bilingual,
  names: z.strictObject({
    from: sourceIds,
    title: bilingual,
    /** What stands for each food on packages; each language has words of its own. */
    list: z
      .array(z.strictObject({ food: z.enum(foodIds), words: bilingual }))
      .refine(
        (all) => all.map(({ food }) => food).join() === foodIds.join(),
        `expected ${foodIds.join(', ')}, each once and in this order`,
      ),
  }),
  sections: z.array(informationSection.extend({ from: sourceIds })).min(1),
});
export type LabelGuide = z.infer<typeof labelSchema>;
