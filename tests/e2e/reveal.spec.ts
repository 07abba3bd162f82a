import type { Locator, Page } from '@playwright/test';
import { words as homeWords } from '#app/pages/home/words.ts';
import { words as teamWords } from '#app/pages/team/words.ts';
import { words as seasonWords } from '#app/parts/seasons/words.ts';
import { type Address, addresses, pathOf } from '#app/site/paths.ts';
import { hydrate, scriptRequests } from '../support/hydration.ts';
import { frame } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** A section of a page by the name it is read out with. */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const services = (page: Page) => section(page, homeWords.servicesTitle.en);

/** How much of a section's heading is to be seen, from 0 to 1. */
const seen = (one: Locator) => one.getByRole('heading', { level: 2 }).evaluate(opacityOf);

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let part: Element | null = element; part; part = part.parentElement) opacity *= Number(getComputedStyle(part).opacity);
  return opacity;
}

/** Until the browser has drawn what just changed, and told of it. */
const drawn = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Scrolls at once so that the top of a section lies so far down the window: 0 at its top, 1 at its foot. */
async function scrollToPlace(page: Page, one: Locator, place: number) {
  await one.evaluate(
    (element, share) => scrollBy({ top: element.getBoundingClientRect().top - share * innerHeight, behavior: 'instant' }),
    place,
  );
  await drawn(page);
}

/** How much is to be seen of a section while it comes into view, picture by picture, until it is there: ten pictures at least. */
async function seenWhileScrolling(one: Locator): Promise<number[]> {
  await one.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - innerHeight / 4, behavior: 'instant' }));
  return one.getByRole('heading', { level: 2 }).evaluate(async (heading) => {
    const column = heading.parentElement;
    const values: number[] = [];
    while (values.length < 10 || values.at(-1) !== 1) {
      await new Promise(requestAnimationFrame);
      values.push(column ? Number(getComputedStyle(column).opacity) : Number.NaN);
    }
    return values;
  });
}

test.describe('a section below the first screen', () => {
  test('fades in as it comes into view, once', async ({ page }) => {
    await page.goto(pathOf('home', 'en'));
    await expect.poll(() => seen(services(page))).toBe(0);
    const values = await seenWhileScrolling(services(page));
    // The first picture may come late on a busy machine.
    expect(values[0]).toBeLessThan(1);
    expect(values.some((value) => value > 0 && value < 1)).toBe(true);
    expect(values.at(-1)).toBe(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await drawn(page);
    expect(new Set(await seenWhileScrolling(services(page)))).toEqual(new Set([1]));
  });

  test('waits until a tenth of it is above the lowest fifth of the window', async ({ page }) => {
    await page.goto(pathOf('home', 'en'));
    await expect.poll(() => seen(services(page))).toBe(0);
    await scrollToPlace(page, services(page), 0.85);
    expect(await seen(services(page))).toBe(0);
    await scrollToPlace(page, services(page), 0.78);
    expect(await seen(services(page))).toBe(0);
    await scrollToPlace(page, services(page), 0.65);
    await expect.poll(() => seen(services(page))).toBe(1);
  });

  test('shows what the keyboard reaches, wherever that lies', async ({ page }) => {
    await page.goto(pathOf('home', 'en'));
    await expect.poll(() => seen(services(page))).toBe(0);
    await services(page)
      .getByRole('link')
      .first()
      .evaluate((link) => link.focus({ preventScroll: true }));
    await expect.poll(() => seen(services(page))).toBe(1);
  });

  test('does so before anything of React is loaded', async ({ page }) => {
    const scripts = scriptRequests(page);
    const staff = section(page, teamWords.staffTitle.en);
    await page.goto(pathOf('team', 'en'));
    await expect.poll(() => seen(staff)).toBe(0);
    await scrollToPlace(page, staff, 0.2);
    await expect.poll(() => seen(staff)).toBe(1);
    expect(scripts.map((request) => request.url()).filter((url) => !url.includes('/assets/live-'))).toEqual([]);
  });

  test('does so on a page that was reached by a link', async ({ page }) => {
    await page.goto(pathOf('insurance', 'en'));
    await hydrate(page);
    await page.getByRole('banner').getByRole('link', { name: frame.en.brand }).click();
    await expect(page).toHaveURL(pathOf('home', 'en'));
    await expect.poll(() => seen(services(page))).toBe(0);
    await scrollToPlace(page, services(page), 0.2);
    await expect.poll(() => seen(services(page))).toBe(1);
  });

  test('is in sight where a link leads straight to it', async ({ page }) => {
    await page.goto(`${pathOf('home', 'en')}#services`);
    await expect(services(page).getByRole('heading', { level: 2 })).toBeInViewport();
    await expect.poll(() => seen(services(page))).toBe(1);
  });

  test('shows however high it is', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(pathOf('seasons', 'es'));
    const fever = section(page, seasonWords.feverTitle.es);
    await expect.poll(() => seen(fever)).toBe(0);
    await fever.getByRole('heading', { level: 2 }).evaluate((heading) => {
      if (heading.parentElement) heading.parentElement.style.minHeight = '20000px';
    });
    await scrollToPlace(page, fever, 0.6);
    await expect.poll(() => seen(fever)).toBe(1);
  });
});

/** The pages on which something fades in. */
const fading: readonly Address[] = addresses.filter(
  ({ page, canonical, language }) =>
    canonical && triedLanguages.includes(language) && ['home', 'team', 'seasons', 'locations', 'physician/marquez'].includes(page.id),
);

/** The sections of a page of which nothing is to be seen. */
const unseen = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('section')]
      .filter((one) => one.checkVisibility())
      .filter((one) => [one, ...one.children].some((part) => getComputedStyle(part).opacity === '0'))
      .map((one) => one.textContent?.slice(0, 40)),
  );

for (const { path } of fading) {
  test.describe(`on ${path}`, () => {
    test('sections below wait on the screen; printed, all are there', async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => unseen(page)).not.toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await unseen(page)).toEqual([]);
    });

    test('nothing is hidden where less motion is preferred', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrate(page);
      await drawn(page);
      expect(await unseen(page)).toEqual([]);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });
      test('nothing is hidden', async ({ page }) => {
        await page.goto(path);
        expect(await unseen(page)).toEqual([]);
      });
    });
  });
}
