import type { Page } from '@playwright/test';
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { bakedChallenge, recipe, recipeIds } from '#app/content/recipes/recipes.server.ts';
import { words as emergencyWords } from '#app/parts/emergency-card/words.ts';
import { words } from '#app/parts/recipe/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { hydrate } from '../support/hydration.ts';
import { printed } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const challenge = bakedChallenge();
const recipes = recipeIds.map((id) => ({ ...recipe(id), id }));

/** A page's draft marks until a physician has approved it. */
const recipeDraft = ({ draft }: { draft?: true | undefined }) => (draft ? [words.draftRecipeTitle, words.draftRecipeText] : []);
const challengeDraft = challenge.draft ? [words.draftChallengeTitle, words.draftChallengeText] : [];
const challengeWarning = [challenge.warning.title, challenge.warning.text, ...challengeDraft.slice(0, 1)];

/** Both recipes are cooked in the same way. */
const cooked = visitsEverything ? recipes : recipes.filter(({ allergen }) => allergen === 'egg');

const stepBox = (page: Page, step: string) => page.getByRole('main').getByRole('checkbox', { name: step });

/** Expects the texts on the page in this order. */
async function expectInOrder(page: Page, texts: readonly string[]) {
  const shown = await page.getByRole('main').innerText();
  const places = texts.map((text) => shown.indexOf(text));
  expect(places, texts.join(' · ')).not.toContain(-1);
  expect(places, texts.join(' · ')).toEqual(places.toSorted((one, other) => one - other));
}

for (const language of triedLanguages) {
  test(`${language}: the warning comes before what to bake, on the challenge page and on both recipes, with the way to the emergency card`, {
    tag: '@release',
  }, async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto(pathOf('baked-challenge-recipes', language));
    await hydrate(page);

    await test.step('the challenge page warns first', async () => {
      await expectInOrder(page, [
        words.emergencyNow[language],
        ...challengeWarning.map((text) => text[language]),
        words.whatTitle[language],
        words.recipesTitle[language],
      ]);
    });

    for (const { pageId, allergen, warnings, draft } of recipes) {
      await test.step(`${pageId} warns first and leads to the emergency card and back`, async () => {
        await main.getByRole('link', { name: (allergen === 'milk' ? words.openMilk : words.openEgg)[language] }).click();
        await expect(page).toHaveURL(pathOf(pageId, language));
        await expect(main.getByText(words.warningsTitle[language], { exact: true })).toBeVisible();
        await expectInOrder(page, [
          words.emergencyNow[language],
          words.warningsTitle[language],
          ...warnings.map((warning) => warning[language]),
          ...recipeDraft({ draft })
            .slice(0, 1)
            .map((title) => title[language]),
          words.ingredientsTitle[language],
          words.stepsTitle[language],
        ]);
        const tested = main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: words.tested[language] }) });
        await expect(tested.getByRole('cell')).toHaveText([/\d/, /^\d+ g$/]);
        // No control on the page changes the amounts.
        for (const role of ['spinbutton', 'slider', 'combobox', 'textbox', 'radio'] as const)
          await expect(main.getByRole(role)).toHaveCount(0);
        await main.getByRole('link', { name: words.emergencyNow[language] }).click();
        const card = main.getByRole('region', { name: emergency().cards.anaphylaxis.title[language] });
        await expect(card.getByRole('heading', { level: 2 })).toBeInViewport();
        await expect(card.getByRole('link', { name: emergencyWords.call911[language] })).toHaveAttribute('href', 'tel:911');
        await main.getByRole('link', { name: words.backToChallenge[language] }).click();
        await expect(page).toHaveURL(pathOf('baked-challenge-recipes', language));
      });
    }

    await test.step('the challenge page prints on two sheets at the most, and says on paper too that it is a draft', async () => {
      expect((await printed(page)).pages).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: 'print' });
      for (const text of [...challengeWarning, ...challenge.bring, ...challenge.postpone]) {
        await expect(main.getByText(text[language], { exact: true })).toBeVisible();
      }
      await expect(main.getByRole('link', { name: words.openMilk[language] })).toBeHidden();
    });
  });

  for (const { pageId, steps, warnings, draft } of cooked) {
    test(`${language}: ${pageId} is cooked from on a phone that cannot keep its screen on, and printed halfway through`, {
      tag: '@release',
    }, async ({ page }) => {
      const main = page.getByRole('main');
      const [first = '', second = '', third = ''] = steps.map((step) => step[language]);
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
        Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
      });
      await page.goto(pathOf(pageId, language));

      await test.step('steps can be ticked before the page is hydrated, stay ticked while it is open, and are kept nowhere', async () => {
        await stepBox(page, first).check();
        await hydrate(page);
        const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
        const before = await stored();
        await main.getByText(second).click();
        // The phone is turned, and the tab hidden meanwhile.
        await page.setViewportSize({ width: 740, height: 360 });
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await page.setViewportSize({ width: 360, height: 740 });
        for (const step of [first, second]) await expect(stepBox(page, step)).toBeChecked();
        await expect(stepBox(page, third)).not.toBeChecked();
        await expect(page).toHaveURL(pathOf(pageId, language));
        expect(await stored()).toBe(before);
        await page.getByRole('button', { name: words.startOver[language] }).click();
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      });

      await test.step('the screen is not offered to stay on', async () => {
        await expect(page.getByRole('button', { name: words.awake[language] })).toHaveCount(0);
      });

      await test.step('on paper every step can be read, and the draft line stands', async () => {
        const done = main.getByText(first).locator('xpath=ancestor::label');
        await done.click();
        await expect(done).toHaveCSS('text-decoration-line', 'line-through');
        await main.getByRole('button', { name: words.print[language] }).click();
        await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
        expect((await printed(page)).pages).toBe(1);
        await page.emulateMedia({ media: 'print' });
        for (const text of [...recipeDraft({ draft }), ...warnings, ...steps]) {
          await expect(main.getByText(text[language])).toBeVisible();
        }
        await expect(done).toHaveCSS('text-decoration-line', 'none');
        await expect(main.getByRole('button')).toHaveCount(0);
      });
    });
  }
}

for (const language of triedLanguages) {
  test(`${language}: the screen stays on while cooking when it can, when asked to, and no longer`, { tag: '@release' }, async ({
    page,
  }) => {
    // A device that refuses while its battery is low, with a log of requests.
    await page.addInitScript(() => {
      const log: string[] = [];
      Object.assign(window, { screenLog: log, lowBattery: true });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          async request(kind: string) {
            log.push(`on ${kind}`);
            if (Reflect.get(window, 'lowBattery')) throw new DOMException('Low battery', 'NotAllowedError');
            const lock = new EventTarget();
            return Object.assign(lock, {
              async release() {
                log.push('off');
                lock.dispatchEvent(new Event('release'));
              },
            });
          },
        },
      });
    });
    const log = () => page.evaluate(() => String(Reflect.get(window, 'screenLog')));
    const off = page.getByRole('button', { name: words.awake[language], pressed: false });
    await page.goto(pathOf('baked-egg-recipe', language));
    await hydrate(page);

    await test.step('nothing is asked of the device by itself', async () => {
      await expect(off).toBeVisible();
      expect(await log()).toBe('');
    });

    await test.step('a device that refuses leaves the button off', async () => {
      await off.click();
      await expect.poll(log).toBe('on screen');
      await expect(off).toBeVisible();
    });

    await test.step('charged, it stays on, and goes off when asked to', async () => {
      await page.evaluate(() => Object.assign(window, { lowBattery: false }));
      await off.click();
      await page.getByRole('button', { name: words.isAwake[language], pressed: true }).click();
      await expect(off).toBeVisible();
      expect(await log()).toBe('on screen,on screen,off');
    });

    await test.step('leaving the recipe lets it go too', async () => {
      await off.click();
      await page.getByRole('main').getByRole('link', { name: words.backToChallenge[language] }).click();
      await expect(page).toHaveURL(pathOf('baked-challenge-recipes', language));
      await expect.poll(log).toBe('on screen,on screen,off,on screen,off');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of triedLanguages) {
    test(`${language}: the challenge page and both recipes read whole, say that they are drafts, and steps can be ticked`, {
      tag: '@release',
    }, async ({ page }) => {
      const main = page.getByRole('main');

      await test.step('the challenge page leads to both recipes', async () => {
        await page.goto(pathOf('baked-challenge-recipes', language));
        const { what, postpone, bring, before, questions } = challenge;
        if (challenge.draft) await main.getByText(words.draftChallengeTitle[language]).click();
        const texts = [...challengeWarning, ...challengeDraft.slice(1), ...what, ...postpone, ...bring, before];
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

      for (const { pageId, warnings, steps, allowed, forbidden, ingredients, draft } of recipes) {
        await test.step(pageId, async () => {
          await page.goto(pathOf(pageId, language));
          if (draft) await main.getByText(words.draftRecipeTitle[language]).click();
          for (const text of [...recipeDraft({ draft }), ...warnings, ...steps, ...allowed, ...forbidden]) {
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
        });
      }
    });
  }
});
