import type { Page } from '@playwright/test';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { fewKinds } from '../support/addresses.ts';
import { holdScripts, hydrate } from '../support/hydration.ts';
import { printed } from '../support/pdf.ts';
import { frame, officePhones } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** What fits one sheet, to hang on a refrigerator or to carry along. */
const handouts = [
  'new-patient-intake-archive',
  'baked-milk-recipe',
  'baked-egg-recipe',
  'asthma-action-plan',
  'anaphylaxis-action-plan',
] as const;

test('the book of a picture story is one sheet, and its back has the offices’ phones', async ({ page }) => {
  await page.goto(pathOf('story/skin-test', 'es'));
  await page.emulateMedia({ media: 'print' });
  const back = page.getByRole('main').getByRole('listitem').last();
  for (const { shown } of officePhones) await expect(back.getByText(shown)).toBeVisible();
  expect((await printed(page)).pages).toBe(1);
});

test.describe('one page of each kind', () => {
  // Each kind in one language, the two taking turns: the frame is the same, its words differ. What children color or fold has no frame.
  const framed = fewKinds.filter(({ page }) => !['print-shop', 'story'].includes(page.module));
  for (const { path, language } of framed.filter((_, place) => place % 4 === 0 || place % 4 === 3)) {
    test(`${path} prints with the practice’s name and phones, and without the site’s frame`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const text = await page.locator('body').innerText();
      for (const expected of [frame[language].brand, ...officePhones.map(({ shown }) => shown)]) expect(text).toContain(expected);
      await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
      await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('heading').first()).toBeVisible();
      const { pages, bytes } = await printed(page);
      expect(pages).toBeGreaterThan(0);
      expect(bytes).toBeGreaterThan(5000);
    });
  }
});

test.describe('handouts', () => {
  for (const id of handouts) {
    for (const language of languages) {
      test(`${id} in ${language} is one sheet`, async ({ page }) => {
        await page.goto(pathOf(id, language));
        expect((await printed(page)).pages).toBe(1);
      });
    }
  }
});

test.describe('a print button', () => {
  const buttons = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Print|Imprimir) / });
  const timesPrinted = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.printed ?? 0));

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        const { dataset } = document.documentElement;
        dataset.printed = String(Number(dataset.printed ?? 0) + 1);
      };
    });
  });

  for (const id of ['baked-egg-recipe', 'pollen-pop', 'runny-nose', 'medications-to-avoid', 'immunequest'] as const) {
    for (const language of triedLanguages) {
      test(`of ${pathOf(id, language)} prints at the first tap, once, not hydrated and hydrated`, async ({ page }) => {
        const { release } = await holdScripts(page);
        await page.goto(pathOf(id, language));
        await buttons(page).last().click();
        expect(await timesPrinted(page)).toBe(1);
        release();
        await hydrate(page);
        await buttons(page).last().click();
        expect(await timesPrinted(page)).toBe(2);
      });
    }
  }

  test('of ImmuneQuest puts its own sheet on paper, and the browser’s command all three', async ({ page }) => {
    await page.goto(pathOf('immunequest', 'en'));
    await hydrate(page);
    await buttons(page).first().click();
    expect((await printed(page)).pages).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await buttons(page).last().click();
    expect((await printed(page)).pages).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect((await printed(page)).pages).toBe(3);
  });
});
