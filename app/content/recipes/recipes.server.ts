/** Reads the baked challenge pages. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';
import { filled, readFilled } from '#app/content/text/shared-values.server.ts';
import { readYaml } from '#app/content/yaml-file.server.ts';
import { type BakedChallenge, bakedChallengeSchema, type Recipe, recipeSchema } from './recipe.schema.ts';

export const recipeIds = ['baked-milk', 'baked-egg'] as const;
export type RecipeId = (typeof recipeIds)[number];

/** Reads what the challenge is, when to postpone it, what to bring. */
export function bakedChallenge(root = contentRoot): BakedChallenge {
  return readFilled('recipes/challenge.yaml', bakedChallengeSchema, root);
}

/**
 * Reads a recipe with the figures in its texts.
 * @throws ContentError also for a text that names a figure the recipe lacks.
 */
export function recipe(id: RecipeId, root = contentRoot): Recipe {
  const file = join(root, 'recipes', `${id}.yaml`);
  const record = readYaml(file, recipeSchema);
  const { servings, oven } = record;
  const own = Object.entries({ servings, fahrenheit: oven.fahrenheit, celsius: oven.celsius, minutes: oven.minutes });
  return filled(record, file, root, new Map(own.map(([name, figure]) => [name, String(figure)])));
}
