import type { Locator, Page } from '@playwright/test';
import { words as homeWords } from '#app/pages/home/words.ts';
import { words as teamWords } from '#app/pages/team/words.ts';
import { type Address, addresses, pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { hydrate, scriptRequests } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Finds a section of a page by its accessible name. */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Returns how visible a section's heading is, from 0 to 1. */
const seen = (one: Locator) => one.getByRole('heading', { level: 2 }).evaluate(opacityOf);

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let part: Element | null = element; part; part = part.parentElement) opacity *= Number(getComputedStyle(part).opacity);
  return opacity;
}

/** Waits until the browser has painted the last change and reported it. */
const drawn = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Scrolls instantly until a section's top is this far down the window: 0 at its top, 1 at its bottom. */
function scrollToPlace(one: Locator, place: number) {
  return one.evaluate(
    (element, share) => scrollBy({ top: element.getBoundingClientRect().top - share * innerHeight, behavior: 'instant' }),
    place,
  );
}

/** Records a section's opacity, frame by frame, until it is fully visible: ten frames at least. */
function seenFromNowOn(one: Locator): Promise<number[]> {
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

test('a section below the first screen fades in once, as it comes into view', { tag: '@release' }, async ({ page }) => {
  const scripts = scriptRequests(page);
  const services = section(page, homeWords.servicesTitle.en);
  await page.goto(pathOf('home', 'en'));
  await expect.poll(() => seen(services)).toBe(0);

  await test.step('waits until a tenth of it is above the lowest fifth of the window, then fades in', async () => {
    for (const place of [0.85, 0.78]) {
      await scrollToPlace(services, place);
      await drawn(page);
      expect(await seen(services)).toBe(0);
    }
    await scrollToPlace(services, 0.65);
    const values = await seenFromNowOn(services);
    // The first frame may come late on a busy machine.
    expect(values[0]).toBeLessThan(1);
    expect(values.some((value) => value > 0 && value < 1)).toBe(true);
    expect(values.at(-1)).toBe(1);
  });

  await test.step('only once', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await drawn(page);
    await scrollToPlace(services, 0.25);
    expect(new Set(await seenFromNowOn(services))).toEqual(new Set([1]));
  });

  await test.step('shows however high it is', async () => {
    const locations = section(page, homeWords.locationsTitle.en);
    await expect.poll(() => seen(locations)).toBe(0);
    await locations.getByRole('heading', { level: 2 }).evaluate((heading) => {
      if (heading.parentElement) heading.parentElement.style.minHeight = '20000px';
    });
    await scrollToPlace(locations, 0.6);
    await expect.poll(() => seen(locations)).toBe(1);
    // All of this happens before React loads.
    expect(scripts.map((request) => request.url()).filter((url) => !url.includes('/assets/live-'))).toEqual([]);
  });
});

test('a section is in sight where the keyboard or a link leads to it, and waits on a page that was reached by a link', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(pathOf('home', 'en'));

  await test.step('shows what the keyboard reaches, wherever that lies', async () => {
    const physicians = section(page, homeWords.physiciansTitle.en);
    await expect.poll(() => seen(physicians)).toBe(0);
    await physicians
      .getByRole('link')
      .first()
      .evaluate((link) => link.focus({ preventScroll: true }));
    await expect.poll(() => seen(physicians)).toBe(1);
  });

  await test.step('on a page that was reached by a link it fades in as well', async () => {
    await hydrate(page);
    await page.getByRole('main').getByRole('link', { name: homeWords.teamLink.en }).click();
    await expect(page).toHaveURL(pathOf('team', 'en'));
    const staff = section(page, teamWords.staffTitle.en);
    await expect.poll(() => seen(staff)).toBe(0);
    await scrollToPlace(staff, 0.2);
    await expect.poll(() => seen(staff)).toBe(1);
  });

  await test.step('is in sight where a link leads straight to it', async () => {
    await page.goto(`${pathOf('home', 'en')}#services`);
    const services = section(page, homeWords.servicesTitle.en);
    await expect(services.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect.poll(() => seen(services)).toBe(1);
  });
});

/** The pages on which sections fade in, all with the same code. */
const fadingPages = ['home', 'team', 'seasons', 'locations', 'physician/marquez'];
const fading: readonly Address[] = addresses.filter(
  ({ page, canonical, language }) =>
    canonical && triedLanguages.includes(language) && fadingPages.slice(0, visitsEverything ? undefined : 1).includes(page.id),
);

/** Returns the sections of a page that are invisible. */
const unseen = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('section')]
      .filter((one) => one.checkVisibility())
      .filter((one) => [one, ...one.children].some((part) => getComputedStyle(part).opacity === '0'))
      .map((one) => one.textContent?.slice(0, 40)),
  );

for (const { path } of fading) {
  test(`on ${path} sections below wait on the screen, are all there on paper, and hide nowhere with less motion preferred`, {
    tag: '@release',
  }, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => unseen(page)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await unseen(page)).toEqual([]);

    await test.step('opened with less motion preferred', async () => {
      await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrate(page);
      await drawn(page);
      expect(await unseen(page)).toEqual([]);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing is hidden', { tag: '@release' }, async ({ page }) => {
    for (const { path } of fading) {
      await page.goto(path);
      expect(await unseen(page), path).toEqual([]);
    }
  });
});
