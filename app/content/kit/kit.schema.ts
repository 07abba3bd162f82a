import { z } from 'zod';
import { reviewSchema } from '#app/content/articles/article.schema.ts';
import { sourceList } from '#app/content/articles/source.schema.ts';
import { sourceIds } from '#app/content/emergency/emergency.schema.ts';
import { informationSection } from '#app/content/pages/information.schema.ts';
import { bilingual, confirmList, id, oneForEachId } from '#app/content/text/text.schema.ts';

/** The nine major food allergens of United States law, in the order in which a card shows them; app/parts/kit draws each. */
const foodIds = ['peanut', 'tree-nuts', 'milk', 'egg', 'wheat', 'soy', 'fish', 'shellfish', 'sesame'] as const;
export type FoodId = (typeof foodIds)[number];

/** Devices a family carries; words for the rest of the list are on the page. */
const deviceIds = ['injector', 'spray', 'inhaler'] as const;
export type DeviceId = (typeof deviceIds)[number];

const lines = z.array(bilingual).min(1);

const food = z.strictObject({
  id: z.enum(foodIds),
  name: bilingual,
  /** Other names and hiding places, for cooks. */
  also: bilingual,
});

/** Texts of the allergy kit's cards and sheets, which a family carries. */
export const kitSchema = z.strictObject({
  review: reviewSchema,
  confirm: confirmList,
  sources: sourceList,
  foods: z.strictObject({
    from: sourceIds,
    list: oneForEachId(food, 'id', foodIds),
  }),
  devices: oneForEachId(z.strictObject({ id: z.enum(deviceIds), name: bilingual }), 'id', deviceIds),
  /** Medicines that change how a reaction is treated. */
  takes: z.array(z.strictObject({ id, name: bilingual })).min(1),
  phone: z.strictObject({ from: sourceIds, name: bilingual, text: lines }),
  expiry: z.strictObject({ from: sourceIds, name: bilingual, keepOld: bilingual, text: lines }),
  travel: z.strictObject({
    letter: z.strictObject({ from: sourceIds, title: bilingual, text: lines, ask: lines, closing: bilingual }),
    packing: z.strictObject({ from: sourceIds, title: bilingual, items: lines, hot: lines }),
    notes: z.array(z.strictObject({ id, from: sourceIds, title: bilingual, items: lines })).min(1),
  }),
  foodCard: z.strictObject({ from: sourceIds, name: bilingual, title: bilingual, warning: bilingual, kitchen: lines }),
});
export type AllergyKit = z.infer<typeof kitSchema>;

/** The guide to food labels. */
export const labelSchema = z.strictObject({
  review: reviewSchema,
  confirm: confirmList,
  sources: sourceList,
  intro: bilingual,
  names: z.strictObject({
    from: sourceIds,
    title: bilingual,
    /** The words for each food on packages; each language has its own. */
    list: oneForEachId(z.strictObject({ food: z.enum(foodIds), words: bilingual }), 'food', foodIds),
  }),
  sections: z.array(informationSection.extend({ from: sourceIds })).min(1),
});
export type LabelGuide = z.infer<typeof labelSchema>;
