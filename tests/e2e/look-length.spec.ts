/** Long pages: how high they are on a phone before somebody chooses, and that what is folded is lost to nobody. */
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { words as schoolWords } from '#app/pages/school-desk/words.ts';
import { words as articleWords } from '#app/parts/article/words.ts';
import { kitWords } from '#app/parts/kit/words.ts';
import type { PageId } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { oneOfEachServedKind } from '../support/addresses.ts';
import { fontsTried, openIn } from '../support/fonts.ts';
import { expectLive } from '../support/hydration.ts';
import { openHydrated } from '../support/navigation.ts';
import { printed } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const phone = { width: 360, height: 740 };
/** Pixels of any page; of those that are chosen from. */
const longestPage = 9000;
const longest: Partial<Record<PageId, number>> = { 'after-hours': 3000, 'school-desk': 2800, 'site-map': 2400 };
/** It shows every component and every picture, to those who build the site. */
const forBuilders: PageId = 'gallery-test-lab';

const { situations } = afterHours();
const [first, second] = situations;
const last = situations.at(-1);
if (!first || !second || !last) throw new Error('content/after-hours.yaml has no situations to choose from');

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

for (const language of triedLanguages) {
  test(`${language}: no page is longer on a phone than it must be`, async ({ page }) => {
    test.slow();
    const pages = oneOfEachServedKind.filter((one) => one.language === language && one.page.id !== forBuilders);
    for (const {
      path,
      page: { id },
    } of pages) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      // The last to fold is a part that the page's script folds.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight), path)
        .toBeLessThanOrEqual(longest[id] ?? longestPage);
    }
    for (const id of Object.keys(longest) as PageId[]) {
      await openIn(fontsTried[0], page, pathOf(id, language));
      await expectLive(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), id).toBeLessThanOrEqual(longest[id] ?? longestPage);
    }
  });

  test(`${language}: when we are closed, one ladder is open at a time, a link opens its own, and paper has all of them`, async ({
    page,
  }) => {
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

    await test.step('on paper', async () => {
      await page.emulateMedia({ media: 'print' });
      for (const one of situations) await expect(ladder(one)).toBeVisible();
      await expect(tile(first)).toBeHidden();
    });
  });

  test(`${language}: a sheet for school opens from its picture, and paper has the sheets that are ticked`, async ({ page }) => {
    await openHydrated(page, pathOf('school-desk', language));
    await expect(page.getByRole('article')).toHaveCount(0);
    const tiles = page.getByRole('main').locator('summary').filter({ hasText: schoolWords.letter[language] });
    await expect(tiles).toHaveCount(1);
    await tiles.click();
    await expect(page.getByRole('article')).toBeVisible();
    expect((await printed(page)).pages).toBe(6);
    await page.getByText(kitWords.several[language]).click();
    await page.getByRole('checkbox', { name: schoolWords.letter[language] }).uncheck();
    expect((await printed(page)).pages).toBe(4);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test(`${language}: a link opens its ladder, and the parts that a phone folds stand open`, async ({ page }) => {
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
