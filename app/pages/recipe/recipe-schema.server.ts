import type { Recipe as RecipeSchema } from 'schema-dts';
import type { Recipe } from '#app/content/recipes/recipe.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { words } from '#app/parts/recipe/words.ts';
import { type Language, localeTags, wordsIn } from '#app/site/language.ts';
import { measureText } from './measure.ts';

interface RecipePage {
  readonly recipe: Localized<Recipe>;
  readonly title: string;
  readonly description: string;
  readonly language: Language;
}

/** The recipe for search engines, from the record that the page shows. */
export function recipeSchemaOf({ recipe, title, description, language }: RecipePage): RecipeSchema {
  const w = wordsIn(words, language);
  const { servings, oven, ingredients, steps } = recipe;
  return {
    '@type': 'Recipe',
    name: title,
    description,
    inLanguage: localeTags[language],
    recipeYield: w.muffins(servings),
    cookTime: `PT${oven.minutes}M`,
    recipeIngredient: [...ingredients.dry, ...ingredients.wet].map(({ amount, unit, name }) => `${measureText(amount, unit, w)} ${name}`),
    recipeInstructions: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  };
}
