import type { Page } from '@playwright/test';
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { bakedChallenge, recipe, recipeIds } from '#app/content/recipes/recipes.server.ts';
import { words as emergencyWords } from '#app/parts/emergency-card/words.ts';
import { words } from '#app/parts/recipe/words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { printed } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const challenge = bakedChallenge();
const recipes = recipeIds.map((id) => recipe(id));

/** The food that is tested as its row must read, written out. */
const keyRows = {
  'baked-milk': { en: ['cow’s milk', '1 cup', '244 g'], es: ['leche de vaca', '1 taza', '244 g'] },
  'baked-egg': { en: ['large eggs', '2* (not confirmed)', '100 g'], es: ['huevos grandes', '2* (sin confirmar)', '100 g'] },
} as const;

const challengeWarning = [challenge.warning.title, challenge.warning.text, words.draftChallengeTitle];

async function open(page: Page, id: 'baked-challenge-recipes' | 'baked-milk-recipe' | 'baked-egg-recipe', language: Language) {
  await page.goto(pathOf(id, language));
  await hydrate(page);
}

const stepBox = (page: Page, step: string) => page.getByRole('main').getByRole('checkbox', { name: step });

/** What stands first on the page is read first. */
async function expectInOrder(page: Page, texts: readonly string[]) {
  const shown = await page.getByRole('main').innerText();
  const places = texts.map((text) => shown.indexOf(text));
  expect(places, texts.join(' · ')).not.toContain(-1);
  expect(places, texts.join(' · ')).toEqual(places.toSorted((one, other) => one - other));
}

/** The objects of a page's structured data, however deep they stand. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

for (const language of triedLanguages) {
  test.describe(language, () => {
    test('the warning comes before what to bake, with the way to the emergency card', async ({ page }) => {
      for (const { pageId, warnings } of recipes) {
        await open(page, pageId, language);
        await expectInOrder(page, [
          words.emergencyNow[language],
          words.warningsTitle[language],
          ...warnings.map((warning) => warning[language]),
          words.draftRecipeTitle[language],
          words.ingredientsTitle[language],
          words.stepsTitle[language],
        ]);
        await page.getByRole('main').getByRole('link', { name: words.emergencyNow[language] }).click();
        const card = page.getByRole('main').getByRole('region', { name: emergency().cards.anaphylaxis.title[language] });
        await expect(card.getByRole('heading', { level: 2 })).toBeInViewport();
        await expect(card.getByRole('link', { name: emergencyWords.call911[language] })).toHaveAttribute('href', 'tel:911');
      }
      await open(page, 'baked-challenge-recipes', language);
      await expectInOrder(page, [
        words.emergencyNow[language],
        ...challengeWarning.map((text) => text[language]),
        words.whatTitle[language],
        words.recipesTitle[language],
      ]);
      for (const name of [words.openMilk, words.openEgg]) {
        await page.getByRole('main').getByRole('link', { name: name[language] }).click();
        await expect(page.getByRole('main').getByText(words.warningsTitle[language], { exact: true })).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: words.backToChallenge[language] }).click();
        await expect(page).toHaveURL(pathOf('baked-challenge-recipes', language));
      }
    });

    test('each ingredient in cups or spoons and in grams; what is not confirmed says so; the batch is fixed', async ({ page }) => {
      for (const recipeId of recipeIds) {
        const { pageId, ingredients, oven, protein, servings } = recipe(recipeId);
        await open(page, pageId, language);
        const main = page.getByRole('main');
        const [food, measure, weight] = keyRows[recipeId][language];
        const tested = main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: food }) });
        await expect(tested.getByRole('rowheader')).toContainText(words.tested[language]);
        await expect(tested.getByRole('cell')).toHaveText([measure, weight]);
        for (const [title, list] of [
          [words.dry, ingredients.dry],
          [words.wet, ingredients.wet],
        ] as const) {
          const rows = main.getByRole('table', { name: title[language] }).getByRole('row');
          await expect(rows).toHaveCount(list.length + 1);
          for (const [place, { name, grams, draft }] of list.entries()) {
            const row = rows.nth(place + 1);
            await expect(row.getByRole('rowheader')).toContainText(name[language]);
            await expect(row.getByRole('cell').last()).toHaveText(`${grams.value} g`);
            const unconfirmed = row.getByRole('cell').first().getByText(words.unconfirmed[language]);
            await expect(unconfirmed).toHaveCount(draft ? 1 : 0);
          }
        }
        const inEach = (recipeId === 'baked-milk' ? words.milkProtein : words.eggProtein)[language](protein.gramsPerServing);
        await expect(main.getByRole('definition')).toContainText([
          words.muffins[language](servings),
          words.heat[language](oven.fahrenheit, oven.celsius),
          words.minutes[language](oven.minutes),
          inEach,
        ]);
        await expect(main.getByText(words.fixed[language])).toBeVisible();
        // Nothing on the page makes another batch of it.
        for (const role of ['spinbutton', 'slider', 'combobox', 'textbox', 'radio'] as const)
          await expect(main.getByRole(role)).toHaveCount(0);
      }
    });

    test('search engines read the recipe that stands on the page', async ({ page }) => {
      for (const { pageId, steps, ingredients } of recipes) {
        await page.goto(pathOf(pageId, language));
        const found = (await page.locator('script[type="application/ld+json"]').allTextContents())
          .flatMap((text) => objectsIn(JSON.parse(text)))
          .filter((one) => one['@type'] === 'Recipe');
        expect(found).toHaveLength(1);
        const { name, recipeYield, recipeIngredient, recipeInstructions } = found[0] as Record<'name' | 'recipeYield', string> & {
          readonly recipeIngredient: readonly string[];
          readonly recipeInstructions: readonly { readonly text: string }[];
        };
        const main = page.getByRole('main');
        expect(name).toBe(pageName(pageId).title[language]);
        await expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
        await expect(main.getByText(recipeYield)).toBeVisible();
        const all = [...ingredients.dry, ...ingredients.wet];
        expect(recipeIngredient).toHaveLength(all.length);
        for (const [place, ingredient] of all.entries()) {
          const row = main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: ingredient.name[language] }) });
          // "1 cup* (not confirmed)" on the page, "1 cup" for the engines.
          const [measure = ''] = (await row.getByRole('cell').first().innerText()).split('*');
          expect(recipeIngredient[place]).toBe(`${measure} ${ingredient.name[language]}`);
        }
        expect(recipeInstructions.map(({ text }) => text)).toEqual(steps.map((step) => step[language]));
        for (const { text } of recipeInstructions) await expect(main.getByText(text)).toBeVisible();
      }
    });

    test('the challenge page prints on two sheets at the most, and says on paper too that it is a draft', async ({ page }) => {
      await open(page, 'baked-challenge-recipes', language);
      expect((await printed(page)).pages).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: 'print' });
      const main = page.getByRole('main');
      for (const text of [...challengeWarning, ...challenge.bring, ...challenge.postpone]) {
        await expect(main.getByText(text[language], { exact: true })).toBeVisible();
      }
      await expect(main.getByRole('link', { name: words.openMilk[language] })).toBeHidden();
    });

    test('a recipe printed halfway through: every step can be read, the draft line stands on paper', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
      });
      for (const { pageId, steps, warnings } of recipes) {
        await open(page, pageId, language);
        const main = page.getByRole('main');
        const done = main.getByText(steps[0]?.[language] ?? '').locator('xpath=ancestor::label');
        await done.click();
        await expect(done).toHaveCSS('text-decoration-line', 'line-through');
        await main.getByRole('button', { name: words.print[language] }).click();
        await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
        expect((await printed(page)).pages).toBe(1);
        await page.emulateMedia({ media: 'print' });
        for (const text of [words.draftRecipeTitle, words.draftRecipeText, ...warnings, ...steps]) {
          await expect(main.getByText(text[language])).toBeVisible();
        }
        await expect(done).toHaveCSS('text-decoration-line', 'none');
        await expect(main.getByRole('button')).toHaveCount(0);
        await page.emulateMedia({ media: null });
      }
    });

    test('steps can be ticked before the page is hydrated, stay ticked while it is open, and are kept nowhere', async ({ page }) => {
      for (const { pageId, steps } of recipes) {
        const [first = '', second = '', third = ''] = steps.map((step) => step[language]);
        await page.goto(pathOf(pageId, language));
        await stepBox(page, first).check();
        await hydrate(page);
        const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
        await page.getByRole('main').getByText(second).click();
        // Turning the phone, and looking at something else meanwhile.
        await page.setViewportSize({ width: 740, height: 360 });
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await page.setViewportSize({ width: 360, height: 740 });
        for (const step of [first, second]) await expect(stepBox(page, step)).toBeChecked();
        await expect(stepBox(page, third)).not.toBeChecked();
        await expect(page).toHaveURL(pathOf(pageId, language));
        expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).toBe(stored);
        await page.getByRole('button', { name: words.startOver[language] }).click();
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of triedLanguages) {
    test(`${language}: both recipes read whole, say that they are drafts, and their steps can be ticked`, async ({ page }) => {
      for (const { pageId, warnings, steps, allowed, forbidden, ingredients } of recipes) {
        await page.goto(pathOf(pageId, language));
        const main = page.getByRole('main');
        await main.getByText(words.draftRecipeTitle[language]).click();
        for (const text of [words.draftRecipeTitle, words.draftRecipeText, ...warnings, ...steps, ...allowed, ...forbidden]) {
          await expect(main.getByText(text[language])).toBeVisible();
        }
        for (const { name } of [...ingredients.dry, ...ingredients.wet]) {
          await expect(main.getByRole('rowheader', { name: name[language] })).toBeVisible();
        }
        const first = stepBox(page, steps[0]?.[language] ?? '');
        await first.check();
        await main.getByRole('button', { name: words.startOver[language] }).click();
        await expect(first).not.toBeChecked();
        await expect(main.getByRole('button', { name: words.print[language] })).toHaveCount(0);
        await expect(main.getByRole('button', { name: words.awake[language] })).toHaveCount(0);
      }
    });

    test(`${language}: the challenge page reads whole and leads to both recipes`, async ({ page }) => {
      await page.goto(pathOf('baked-challenge-recipes', language));
      const main = page.getByRole('main');
      const { what, postpone, bring, before, questions } = challenge;
      await main.getByText(words.draftChallengeTitle[language]).click();
      const texts = [...challengeWarning, words.draftChallengeText, ...what, ...postpone, ...bring, before];
      for (const text of [...texts, ...questions.flatMap(({ ask, answer }) => [ask, answer])]) {
        await expect(main.getByText(text[language], { exact: true })).toBeVisible();
      }
      for (const [text, id] of [
        [words.openMilk, 'baked-milk-recipe'],
        [words.openEgg, 'baked-egg-recipe'],
      ] as const) {
        await expect(main.getByRole('link', { name: text[language] })).toHaveAttribute('href', pathOf(id, language));
      }
    });
  }
});
