import type { Page } from '@playwright/test';
import { practice } from '#app/content/content.server.ts';
import { words } from '#app/pages/home/words.ts';
import { physicianPages } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { layOutWhole } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { wake } from '../support/waking.ts';

const film = (page: Page) => page.getByRole('link', { name: practice().video.title.es });

/** Opens home, and gives what it fetches of the film's picture and the physicians' faces from then on. */
async function openHome(page: Page) {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(pathOf('home', 'es'));
  return () => fetched.filter((path) => /^\/art\/(video|portraits)\//.test(path));
}

/** Whether the film's picture has come and stands on the page. */
const shownPicture = (page: Page) =>
  film(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0 && image.clientWidth > 0);

test('pictures below the first screen of home are fetched as they come near, to places of their size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fetched = await openHome(page);
  await page.waitForLoadState('networkidle');
  expect(fetched()).toEqual([]);
  await layOutWhole(page);
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await film(page).scrollIntoViewIfNeeded();
  await expect.poll(() => shownPicture(page)).toBe(true);
  await page.getByRole('link', { name: words.teamLink.es }).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched().filter((path) => path.includes('-square-'))).toHaveLength(physicianPages.length);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
});

test('they come to a page that is awake', async ({ page }) => {
  await openHome(page);
  await wake(page);
  await film(page).scrollIntoViewIfNeeded();
  await expect.poll(() => shownPicture(page)).toBe(true);
});

test('they come to home when it is opened from another page', async ({ page }) => {
  await page.goto(pathOf('insurance', 'es'));
  await wake(page);
  await page.getByRole('banner').getByRole('link', { name: practice().brand.name }).click();
  await film(page).scrollIntoViewIfNeeded();
  await expect.poll(() => shownPicture(page)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('they come by themselves', async ({ page }) => {
    await openHome(page);
    await film(page).scrollIntoViewIfNeeded();
    await expect.poll(() => shownPicture(page)).toBe(true);
  });
});
