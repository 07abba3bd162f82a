/** The facts of the baked challenge pages; see content.server.ts for the ways of this door. */
import { join } from 'node:path';
import type { Bilingual } from '#app/site/language.ts';
import { type BakedChallenge, bakedChallengeSchema, type Recipe, recipeSchema } from './schema/recipe.ts';
import { ContentError, locate, readYaml } from './yaml-file.server.ts';

const defaultRoot = 'content';

export const recipeIds = ['baked-milk', 'baked-egg'] as const;
export type RecipeId = (typeof recipeIds)[number];

/** What the challenge is, when to postpone it, what to bring. */
export function bakedChallenge(root = defaultRoot): BakedChallenge {
  return readYaml(join(root, 'recipes', 'challenge.yaml'), bakedChallengeSchema);
}

/**
 * A recipe with the figures put into its steps.
 * @throws ContentError also for a step that names a figure the recipe does not have.
 */
export function recipe(id: RecipeId, root = defaultRoot): Recipe {
  const file = join(root, 'recipes', `${id}.yaml`);
  const record = readYaml(file, recipeSchema);
  const { servings, oven } = record;
  const figures: Readonly<Record<string, number>> = { servings, fahrenheit: oven.fahrenheit, celsius: oven.celsius, minutes: oven.minutes };
  const filled = (text: string, index: number) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = figures[name];
      if (value === undefined)
        throw new ContentError([
          `${locate(file, ['steps', index])}: expected one of {${Object.keys(figures).join('}, {')}}, found ${whole}`,
        ]);
      return String(value);
    });
  const steps = record.steps.map(({ en, es }: Bilingual, index) => ({ en: filled(en, index), es: filled(es, index) }));
  return { ...record, steps };
}
