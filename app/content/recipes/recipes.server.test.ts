import { describe, expect, it } from 'vitest';
import { siteContentWith } from '#app/content/content-fixture.ts';
import { bakedChallenge, recipe, recipeIds } from './recipes.server.ts';

describe('the recipes', () => {
  it.each(recipeIds)('%s names the food that is tested, once', (id) => {
    const { ingredients } = recipe(id);
    expect([...ingredients.dry, ...ingredients.wet].filter(({ key }) => key)).toHaveLength(1);
  });

  it.each(recipeIds)('%s is a draft as long as one of its values is', (id) => {
    const { draft, ingredients, oven, protein } = recipe(id);
    const values = [oven, protein, ...[...ingredients.dry, ...ingredients.wet].flatMap((one) => [one, one.grams])];
    expect(values.some((value) => value.draft) && !draft).toBe(false);
  });

  it('keeps the confirmed figures of the milk muffin', () => {
    const { servings, oven, protein, ingredients } = recipe('baked-milk');
    expect({ servings, ...oven, ...protein }).toEqual({ servings: 6, fahrenheit: 350, celsius: 177, minutes: 30, gramsPerServing: 1.33 });
    const [flour] = ingredients.dry;
    const milk = ingredients.wet.find(({ key }) => key);
    expect([flour?.amount, flour?.unit, flour?.draft, milk?.amount, milk?.unit, milk?.draft]).toEqual([
      '1 1/4',
      'cup',
      undefined,
      '1',
      'cup',
      undefined,
    ]);
  });

  it('says where a step names a figure the recipe does not have', () => {
    const root = siteContentWith('recipes/baked-egg.yaml', '{minutes}', '{hours}');
    expect(() => recipe('baked-egg', root)).toThrow(/baked-egg\.yaml:\d+ steps\[7\]\.en: expected one of \{servings\}, .*found \{hours\}/);
  });

  it('warns before it explains', () => {
    expect(bakedChallenge().warning.title.es).toMatch(/nunca/i);
    expect(bakedChallenge().postpone.length).toBeGreaterThan(0);
  });
});
