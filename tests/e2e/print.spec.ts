import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { oneOfEachServedKind } from '../support/addresses.ts';
import { printed } from '../support/pdf.ts';
import { frame, officePhones } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

/** What fits one sheet, to hang on a refrigerator or to carry along. */
const handouts = [
  'new-patient-intake-archive',
  'baked-milk-recipe',
  'baked-egg-recipe',
  'asthma-action-plan',
  'anaphylaxis-action-plan',
] as const;

test.describe('one page of each kind', () => {
  // Each kind in one language, the two taking turns: the frame is the same, its words differ.
  for (const { path, language } of oneOfEachServedKind.filter((_, place) => place % 4 === 0 || place % 4 === 3)) {
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

test('what scripts would reveal later is printed as well', async ({ page }) => {
  await page.goto(pathOf('home', 'en'));
  await page.emulateMedia({ media: 'print' });
  const hidden = await page.evaluate(
    () => [...document.querySelectorAll('[data-reveal]')].filter((part) => getComputedStyle(part).opacity !== '1').length,
  );
  expect(hidden).toBe(0);
});
