import type { Page } from '@playwright/test';
import { pathOf } from '#app/site/paths.ts';
import { labelIn } from '../support/practice.ts';
import { allStyles, unstyledClasses } from '../support/styles.ts';
import { expect, test } from '../support/test.ts';
import { wake } from '../support/waking.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const article = pathOf('condition/asthma', 'en');
const logo = (page: Page) => page.getByRole('banner').getByRole('link').first();
const hero = (page: Page) => page.locator('.hero');

/** Keeps the stylesheet's file waiting until released. */
async function holdStyles(page: Page): Promise<{ release(): void; asked: Promise<unknown> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = page.waitForRequest('**/assets/*.css');
  await page.route('**/assets/*.css', async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve, asked };
}

test('a page that is read and used asks for no stylesheet', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && asked.push(request.url()));
  await page.goto(article);
  await wake(page);
  await page
    .getByRole('main')
    .locator(`a[href="${pathOf('condition/nasal-polyps', 'en')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(pathOf('condition/nasal-polyps', 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(asked).toEqual([]);
});

test('a page of another kind shows once its styles are there, not before', async ({ page }) => {
  const styles = await holdStyles(page);
  await page.goto(article);
  expect(await page.locator('style[data-inline]').textContent()).not.toContain('.hero');
  await wake(page);
  await logo(page).click();
  await styles.asked;
  // What the page needs besides comes quickly from here: it must not be shown for that.
  await page.waitForTimeout(700);
  await expect(hero(page)).toHaveCount(0);
  styles.release();
  await expect(hero(page)).toHaveCSS('display', 'flex');
  await expect(allStyles(page)).toHaveCount(1);
});

/** How everything on a page is laid out and coloured. */
function look(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')].map((element) => {
      const { display, fontSize, padding, margin, color, backgroundColor, borderRadius, gridTemplateColumns } = getComputedStyle(element);
      return [element.tagName, display, fontSize, padding, margin, color, backgroundColor, borderRadius, gridTemplateColumns].join(' ');
    }),
  );
}

test('a page come to by a link looks as when it is opened by itself', async ({ page }) => {
  await page.goto(pathOf('insurance', 'en'));
  await wake(page);
  const byItself = await look(page);
  await page.goto(article);
  await wake(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelIn('footer', 'insurance', 'en'), exact: true })
    .click();
  await expect(page).toHaveURL(pathOf('insurance', 'en'));
  await expect(allStyles(page)).toHaveCount(1);
  expect(byItself.length).toBeGreaterThan(100);
  expect(await look(page)).toEqual(byItself);
});

test.describe('when the stylesheet cannot be had', () => {
  test.use({ expected: { problems: [/\.css/, /Failed to load resource: net::ERR_FAILED/] } });

  test('the page is loaded whole, with the style it brings', async ({ page }) => {
    await page.goto(article);
    await wake(page);
    await page.route('**/assets/*.css', (route) => route.abort());
    await logo(page).click();
    await expect(hero(page)).toHaveCSS('display', 'flex');
    await expect(page).toHaveURL(pathOf('home', 'en'));
    await expect(allStyles(page)).toHaveCount(0);
    expect(await unstyledClasses(page)).toEqual([]);
  });
});
