import { z } from 'zod';
import { fixed, label } from '#app/content/text/label.ts';
import { bilingual, confirmList, draftMark, id, unique, waits } from '#app/content/text/text.schema.ts';

/** An amount as on measuring cups: "1", "1/2", "1 1/4". */
const amount = z
  .union([z.int().positive(), z.string().regex(/^(\d+ )?[1-9]\/[2-9]$/, 'expected a whole number, 1/2 or 1 1/2')])
  .transform(String)
  .meta(
    label('Amount', 'Cantidad', {
      help: {
        en: 'Write it the way a measuring cup shows it, such as 2, 1/2 or 1 1/4.',
        es: 'Escríbala como en la taza de medir: 2, 1/2 o 1 1/4.',
      },
    }),
  );

const recipeUnits = ['cup', 'tablespoon', 'teaspoon', 'piece'] as const;
export type RecipeUnit = (typeof recipeUnits)[number];
const unit = z.enum(recipeUnits).meta(
  label('Unit', 'Medida', {
    options: {
      cup: { en: 'cup', es: 'taza' },
      tablespoon: { en: 'tablespoon', es: 'cucharada' },
      teaspoon: { en: 'teaspoon', es: 'cucharadita' },
      piece: { en: 'piece', es: 'pieza' },
    },
  }),
);

const ingredient = z.strictObject({
  id,
  draft: draftMark,
  name: bilingual.meta(label('Name', 'Nombre')),
  /** The food the challenge tests. */
  key: z.literal(true).optional().meta(label('This is the food being tested', 'El alimento de la prueba')),
  amount,
  unit,
  grams: z.strictObject({ value: z.number().positive().meta(label('Grams', 'Gramos')), draft: draftMark }).meta(label('Weight', 'Peso')),
  /** The substitute for some families. */
  instead: z
    .strictObject({ when: bilingual.meta(label('When', 'Cuándo')), name: bilingual.meta(label('Name', 'Nombre')), amount, unit })
    .optional()
    .meta(label('Substitute for some families', 'En su lugar, para algunas familias')),
});

const ingredients = z
  .array(ingredient)
  .min(1)
  .refine((all) => unique(all, (one) => one.id), 'expected each ingredient once');
const lines = z.array(bilingual).min(1);

/**
 * The muffin of a baked challenge. `draft: true` marks every value that no stored source confirms. Steps and other texts may name
 * {fahrenheit}, {celsius}, {minutes} and {servings}: the figures are only in their own fields.
 */
export const recipeSchema = z.strictObject({
  id,
  pageId: z.enum(['baked-milk-recipe', 'baked-egg-recipe']).meta(fixed),
  ...waits,
  confirm: confirmList,
  /** Full-size muffins of one batch; the protein of each depends on it, so it is fixed. */
  servings: z.int().positive().meta(label('Muffins per batch', 'Panquecitos de una tanda')),
  allergen: z.enum(['milk', 'egg']).meta(fixed),
  protein: z
    .strictObject({ gramsPerServing: z.number().positive().meta(label('Grams per muffin', 'Gramos en cada uno')), draft: draftMark })
    .meta(label('Protein', 'Proteína')),
  oven: z
    .strictObject({
      fahrenheit: z.int().meta(label('Fahrenheit', 'Fahrenheit')),
      celsius: z.int().meta(label('Celsius', 'Celsius')),
      minutes: z.int().positive().meta(label('Minutes', 'Minutos')),
      draft: draftMark,
    })
    .meta(label('Oven', 'Horno')),
  ingredients: z
    .strictObject({ dry: ingredients.meta(label('Dry ingredients', 'Secos')), wet: ingredients.meta(label('Wet ingredients', 'Líquidos')) })
    .meta(label('Ingredients', 'Ingredientes')),
  steps: lines.meta(label('Steps', 'Pasos')),
  allowed: lines.meta(label('Allowed', 'Permitido')),
  forbidden: lines.meta(label('Not allowed', 'No permitido')),
  warnings: lines.meta(label('Warnings', 'Advertencias')),
});
export type Recipe = z.infer<typeof recipeSchema>;
export type Ingredient = z.infer<typeof ingredient>;

/** The page that explains the challenge. */
export const bakedChallengeSchema = z.strictObject({
  ...waits,
  confirm: confirmList,
  warning: z
    .strictObject({ title: bilingual.meta(label('Title', 'Título')), text: bilingual.meta(label('Text', 'Texto')) })
    .meta(label('Warning', 'Advertencia')),
  what: lines.meta(label('What it is', 'Qué es')),
  postpone: lines.meta(label('When to postpone', 'Cuándo posponerla')),
  bring: lines.meta(label('What to bring', 'Qué traer')),
  before: bilingual.meta(label('Before the challenge', 'Antes')),
  questions: z
    .array(z.strictObject({ ask: bilingual.meta(label('Question', 'Pregunta')), answer: bilingual.meta(label('Answer', 'Respuesta')) }))
    .min(1)
    .meta(label('Questions', 'Preguntas')),
});
export type BakedChallenge = z.infer<typeof bakedChallengeSchema>;
