import type { Page } from '@playwright/test';
import { slides, yearStrip } from '#app/content/content.server.ts';
import { words } from '#app/pages/home/slideshow/words.ts';
import { words as homeWords } from '#app/pages/home/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** A November morning in San Antonio. */
const start = new Date('2026-11-23T15:00:00Z');
const pictures = slides();
/** Milliseconds: long enough to read the scene, and to fade without a jolt. */
const interval = 8000;
const fade = 1000;

const region = (page: Page, language: 'en' | 'es' = 'en') => page.getByRole('region', { name: words.label[language] });

async function openHome(page: Page, language: 'en' | 'es' = 'en') {
  await page.clock.install({ time: start });
  await page.goto(pathOf('home', language));
  await hydrate(page);
  const january = region(page, language).getByRole('button', { name: /^(January|enero)$/i });
  await expect(january).toBeEnabled();
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
  // A pause of an hour may have moved the show on: the first month brings it to its beginning.
  await january.click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectPicture(page, 0, language);
}

async function expectPicture(page: Page, place: number, language: 'en' | 'es' = 'en') {
  const alt = pictures[place]?.alt[language] ?? '';
  await expect(region(page, language).getByRole('img')).toHaveCount(1);
  await expect(region(page, language).getByRole('img', { name: alt })).toBeVisible();
}

test('there are seven pictures', () => {
  expect(pictures).toHaveLength(7);
});

for (const language of triedLanguages) {
  test(`${language}: changes every 8 seconds, all the way round`, async ({ page }) => {
    await openHome(page, language);
    for (const place of [1, 2, 3, 4, 5, 6, 0, 1]) {
      await page.clock.runFor(interval - 100);
      await expectPicture(page, (place + 6) % 7, language);
      await page.clock.runFor(100);
      await expectPicture(page, place, language);
    }
  });
}

test('fades for one second', async ({ page }) => {
  await openHome(page);
  // What the pictures are told to do: a fade under way may be shortened by one it turns round.
  const fades = await region(page).evaluate((hero) =>
    [...hero.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(({ transitionProperty }) => transitionProperty === 'opacity')
      .map(({ transitionDuration }) => Number.parseFloat(transitionDuration) * 1000),
  );
  // The later pictures come one by one.
  expect(fades.length).toBeGreaterThan(1);
  expect(new Set(fades)).toEqual(new Set([fade]));
});

test('the pause button stops it and lets it go on', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: words.pauseLong.en }).click();
  await page.getByRole('button', { name: words.playLong.en }).evaluate((button) => button.blur());
  await page.clock.runFor(3 * interval);
  await expectPicture(page, 0);
  await page.getByRole('button', { name: words.playLong.en }).click();
  await page.getByRole('button', { name: words.pauseLong.en }).evaluate((button) => button.blur());
  await page.clock.runFor(interval);
  await expectPicture(page, 1);
});

test('it stands still while the focus is inside', async ({ page }) => {
  await openHome(page);
  const link = region(page).getByRole('link', { name: homeWords.book.en });
  await link.focus();
  await page.clock.runFor(3 * interval);
  await expectPicture(page, 0);
  await link.blur();
  await page.clock.runFor(interval);
  await expectPicture(page, 1);
});

test('it stands still in a hidden tab', async ({ page }) => {
  await openHome(page);
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await page.clock.runFor(3 * interval);
  await expectPicture(page, 0);
  await turn('visible');
  await page.clock.runFor(interval);
  await expectPicture(page, 1);
});

test.describe('where less motion is preferred', () => {
  test('there is no pause button to disappear as the page hydrates', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pathOf('home', 'es'));
    await expect(region(page, 'es').getByRole('button', { name: words.pauseLong.es })).toBeHidden();
  });

  test('nothing moves by itself and nothing needs pausing', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    await expect(page.getByRole('button', { name: words.pauseLong.en })).toBeHidden();
    await page.clock.runFor(3 * interval);
    await expectPicture(page, 0);
    await region(page).getByRole('button', { name: 'March', exact: true }).click();
    await expectPicture(page, 2);
    expect(await region(page).evaluate((hero) => hero.getAnimations({ subtree: true }).length)).toBe(0);
  });
});

test('the year’s months choose the picture and say what is in the air', async ({ page }) => {
  await openHome(page);
  const months = region(page).getByRole('list', { name: words.months.en }).getByRole('button');
  await expect(months).toHaveCount(12);
  for (const [place, { months: own }] of pictures.entries()) {
    const month = own[0] ?? 1;
    const name = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1, 15));
    const button = region(page).getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(region(page).getByRole('button', { pressed: true })).toHaveCount(1);
    const inTheAir = yearStrip().months.find((one) => one.month === month)?.words.en ?? '';
    await expect(button).toHaveAccessibleDescription(new RegExp(`^${inTheAir}`));
    await expect(region(page)).toContainText(inTheAir);
    await expect(region(page)).toContainText(words.inTheAir.en(name));
    await expectPicture(page, place);
  }
});

test('this month is marked by San Antonio’s calendar', async ({ page }) => {
  await openHome(page);
  await expect(region(page).getByRole('button', { name: 'November', exact: true })).toHaveAccessibleDescription(new RegExp(words.now.en));
  await expect(region(page).getByRole('button', { name: 'December', exact: true })).not.toHaveAccessibleDescription(
    new RegExp(words.now.en),
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the first picture is that of the month, ${colorScheme}, with its specimen, and no other is fetched`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    // Chosen on an earlier visit, against what the device prefers.
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme);
    await page.emulateMedia({ colorScheme: colorScheme === 'light' ? 'dark' : 'light' });
    await page.clock.install({ time: start });
    await page.goto(pathOf('home', 'es'));
    await expectPicture(
      page,
      pictures.findIndex(({ months }) => months.includes(11)),
      'es',
    );
    await page.waitForLoadState('networkidle');
    const own = pictures.find(({ months }) => months.includes(11))?.id;
    const art = fetched.filter((path) => path.startsWith('/art/hero/')).toSorted();
    expect(art).toEqual(['specimen', 'wide'].map((part) => expect.stringContaining(`/art/hero/${own}-${colorScheme}-${part}-`)));
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the first picture shows', async ({ page }) => {
    await page.goto(pathOf('home', 'en'));
    await expectPicture(page, 0);
    await expect(region(page).getByRole('img').locator('xpath=ancestor::*[@data-months]')).toHaveCSS('opacity', '1');
  });
});

test('the hero fills 85 percent of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(pathOf('home', 'en'));
  const box = await region(page).boundingBox();
  expect(box?.height).toBeCloseTo(850, 0);
});

test('its main button leads to patient routing in the language of the page', async ({ page }) => {
  await page.goto(pathOf('home', 'es'));
  await region(page, 'es').getByRole('link', { name: homeWords.book.es }).click();
  await expect(page).toHaveURL(pathOf('patient-routing', 'es'));
});

test('with Save-Data it shows the present month, and goes on only when asked to', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.clock.install({ time: start });
  await page.goto(pathOf('home', 'en'));
  const play = region(page).getByRole('button', { name: words.play.en });
  await expect(play).toBeVisible();
  // The picture of the month itself has come.
  await page.waitForLoadState('networkidle');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.clock.runFor(4 * interval);
  expect(fetched.filter((url) => url.includes('/art/hero/'))).toEqual([]);
  const shown = await region(page).getByRole('img').getAttribute('alt');
  await play.click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(interval);
  await expect(region(page).getByRole('img')).not.toHaveAttribute('alt', shown ?? '');
});
