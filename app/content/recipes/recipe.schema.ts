import { z } from 'zod';
import { bilingual, confirmList, draftMark, id, unique } from '#app/content/text/text.schema.ts';

/** As it stands on measuring cups: "1", "1/2", "1 1/4". */
const amount = z
  .union([z.int().positive(), z.string().regex(/^(\d+ )?[1-9]\/[2-9]$/, 'expected a whole number, 1/2 or 1 1/2')])
  .transform(String);

const recipeUnits = ['cup', 'tablespoon', 'teaspoon', 'piece'] as const;
export type RecipeUnit = (typeof recipeUnits)[number];
const unit = z.enum(recipeUnits);

const ingredient = z.strictObject({
  id,
  draft: draftMark,
  name: bilingual,
  /** The food the challenge is about. */
  key: z.literal(true).optional(),
  amount,
  unit,
  grams: z.strictObject({ value: z.number().positive(), draft: draftMark }),
  /** What takes its place for some families. */
  instead: z.strictObject({ when: bilingual, name: bilingual, amount, unit }).optional(),
});

const ingredients = z
  .array(ingredient)
  .min(1)
  .refine((all) => unique(all, (one) => one.id), 'expected each ingredient once');
const lines = z.array(bilingual).min(1);

/**
 * The muffin of a baked challenge. `draft: true` stands at every value that no stored source confirms. Steps may
 * and other texts may name {fahrenheit}, {celsius}, {minutes} and {servings}: the figures stand once, in their own fields.
 */
export const recipeSchema = z.strictObject({
  id,
  pageId: z.enum(['baked-milk-recipe', 'baked-egg-recipe']),
  draft: draftMark,
  confirm: confirmList,
  /** Full-size muffins of one batch; the protein of each depends on it, so it is fixed. */
  servings: z.int().positive(),
  allergen: z.enum(['milk', 'egg']),
  protein: z.strictObject({ gramsPerServing: z.number().positive(), draft: draftMark }),
  oven: z.strictObject({ fahrenheit: z.int(), celsius: z.int(), minutes: z.int().positive(), draft: draftMark }),
  ingredients: z.strictObject({ dry: ingredients, wet: ingredients }),
  steps: lines,
  allowed: lines,
  forbidden: lines,
  warnings: lines,
});
export type Recipe = z.infer<typeof recipeSchema>;
export type Ingredient = z.infer<typeof ingredient>;

/** The page that explains the challenge. */
export const bakedChallengeSchema = z.strictObject({
  draft: draftMark,
  confirm: confirmList,
  warning: z.strictObject({ title: bilingual, text: bilingual }),
  what: lines,
  postpone: lines,
  bring: lines,
  before: bilingual,
  questions: z.array(z.strictObject({ ask: bilingual, answer: bilingual })).min(1),
});
export type BakedChallenge = z.infer<typeof bakedChallengeSchema>;
