/** Tests that all folded parts of long pages can be reached. */
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { words } from '#app/pages/after-hours/words.ts';
import { words as articleWords } from '#app/parts/article/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { openHydrated } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const { situations } = afterHours();
const [first, second] = situations;
const last = situations.at(-1);
if (!first || !second || !last) throw new Error('content/after-hours.yaml has no situations to choose from');

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

for (const language of triedLanguages) {
  test(`${language}: when we are closed, one ladder is open at a time, a link opens its own, and paper has all of them`, {
    tag: '@release',
  }, async ({ page }) => {
    const ladder = (of: typeof first) => page.getByRole('main').getByRole('region', { name: of.title[language], exact: true });
    const tile = (of: typeof first) => page.getByRole('main').locator('summary').getByText(of.title[language], { exact: true });
    const path = pathOf('after-hours', language);
    await page.goto(path);
    for (const { title } of situations) await expect(page.getByRole('heading', { name: title[language], exact: true })).toHaveCount(0);

    await tile(first).click();
    await expect(ladder(first)).toBeInViewport();
    await tile(second).click();
    await expect(ladder(second)).toBeInViewport();
    await expect(ladder(first)).toBeHidden();
    await tile(last).click();
    await expect(ladder(second), 'stood above').toBeHidden();
    await expect(tile(last)).toBeInViewport();

    await test.step('by a link from elsewhere, before hydration and after', async () => {
      await page.goto('about:blank');
      await page.goto(`${path}#${second.id}`);
      await expect(ladder(second)).toBeInViewport();
      await openHydrated(page, pathOf('search', language));
      await page.getByRole('searchbox').last().fill(second.title[language]);
      const found = page.getByRole('main').locator(`a[href$="#${second.id}"]`).first();
      await found.click();
      await expect(page).toHaveURL(new RegExp(`#${second.id}$`));
      await expect(ladder(second)).toBeInViewport();
    });

    await test.step('on paper the open one stands alone, until all are asked for', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(ladder(second)).toBeVisible();
      await expect(ladder(first)).toBeHidden();
      await expect(tile(first)).toBeHidden();
      await page.emulateMedia({ media: null });
      await page.getByRole('button', { name: words.printAll[language], exact: true }).click();
      await page.emulateMedia({ media: 'print' });
      for (const one of situations) await expect(ladder(one)).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect(ladder(first)).toBeHidden();
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test(`${language}: a link opens its ladder, and the parts that a phone folds stand open`, { tag: '@release' }, async ({ page }) => {
      await page.goto(`${pathOf('after-hours', language)}#${second.id}`);
      await expect(page.getByRole('heading', { name: second.title[language], exact: true })).toBeInViewport();
      for (const id of ['site-map', 'sheet/condition/asthma'] as const) {
        await page.goto(pathOf(id, language));
        await expect(page.getByRole('main').getByRole('button', { expanded: false })).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('listitem').last()).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: articleWords.living[language] })).toBeVisible();
    });
  });
}
