import { z } from 'zod';
import { reviewSchema } from '#app/content/articles/article.schema.ts';
import { sourceList } from '#app/content/articles/source.schema.ts';
import { sourceIds } from '#app/content/emergency/emergency.schema.ts';
import { bilingual, confirmList } from '#app/content/text/text.schema.ts';

/** The nine major food allergens of United States law, in the order in which a card shows them; app/parts/kit draws each. */
export const foodIds = ['peanut', 'tree-nuts', 'milk', 'egg', 'wheat', 'soy', 'fish', 'shellfish', 'sesame'] as const;
export type FoodId = (typeof foodIds)[number];

const lines = z.array(bilingual).min(1);

const food = z.strictObject({
  id: z.enum(foodIds),
  name: bilingual,
  /** What it is also called or hides in, for who cooks. */
  also: bilingual,
});

/** What a family carries: texts of the cards and sheets of the allergy kit. */
export const kitSchema = z.strictObject({
  review: reviewSchema,
  confirm: confirmList,
  sources: sourceList,
  foods: z.strictObject({
    from: sourceIds,
    list: z
      .array(food)
      .refine((all) => all.map(({ id }) => id).join() === foodIds.join(), `expected ${foodIds.join(', ')}, each once and in this order`),
  }),
  foodCard: z.strictObject({ from: sourceIds, title: bilingual, warning: bilingual, kitchen: lines }),
});
export type AllergyKit = z.infer<typeof kitSchema>;
