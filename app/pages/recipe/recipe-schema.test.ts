import { describe, expect, it } from 'vitest';
import { recipe, recipeIds } from '#app/content/recipes/recipes.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { recipeSchemaOf } from './recipe-schema.server.ts';

describe('structured data of a recipe', () => {
  it('says what the page says, in its language', () => {
    const milk = recipe('baked-milk');
    const schema = recipeSchemaOf({ recipe: localized(milk, 'es'), title: 'Receta', description: 'Para el reto', language: 'es' });
    expect(schema).toMatchObject({
      '@type': 'Recipe',
      name: 'Receta',
      inLanguage: 'es-US',
      recipeYield: '6 panquecitos de tamaño normal',
      cookTime: 'PT30M',
    });
    expect(schema.recipeIngredient).toContain('1¼ tazas harina de trigo (para todo uso)');
    expect(JSON.stringify(schema.recipeInstructions)).toContain('350 °F (177 °C)');
  });

  it('leaves no figure of a step unfilled, and has each step in both languages', () => {
    for (const id of recipeIds) {
      for (const { en, es } of recipe(id).steps) {
        expect(`${en}${es}`).not.toMatch(/[{}]/);
        expect(en.match(/\d+/g)).toEqual(es.match(/\d+/g));
      }
    }
  });
});
