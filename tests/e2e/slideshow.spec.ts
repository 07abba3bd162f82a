import type { Page } from '@playwright/test';
import { slides, yearStrip } from '#app/content/content.server.ts';
import { monthName } from '#app/lib/calendar-names.ts';
import { words } from '#app/pages/home/slideshow/words.ts';
import { words as homeWords } from '#app/pages/home/words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** A November morning in San Antonio. */
const start = new Date('2026-11-23T15:00:00Z');
const pictures = slides();
const novembers = pictures.findIndex(({ months }) => months.includes(11));
/** Milliseconds: long enough to read the scene, and to fade smoothly. */
const interval = 8000;
const fade = 1000;

const region = (page: Page, language: Language) => page.getByRole('region', { name: words.label[language] });
const month = (page: Page, language: Language, number: number) =>
  region(page, language).getByRole('button', { name: new RegExp(`^${monthName(number, language)}\\b`) });

async function openHome(page: Page, language: Language) {
  await page.clock.install({ time: start });
  await page.goto(pathOf('home', language));
}

/** Returns to the first picture, because the show may have moved on meanwhile. */
async function begin(page: Page, language: Language) {
  await month(page, language, 1).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectPicture(page, 0, language);
}

/** Stops time, so that it passes only where a test says so. */
async function stopTime(page: Page, language: Language) {
  await hydrate(page);
  await expect(month(page, language, 1)).toBeEnabled();
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
  await begin(page, language);
}

async function expectPicture(page: Page, place: number, language: Language) {
  const alt = pictures[place]?.alt[language] ?? '';
  await expect(region(page, language).getByRole('img')).toHaveCount(1);
  await expect(region(page, language).getByRole('img', { name: alt })).toBeVisible();
}

for (const language of triedLanguages) {
  test(`${language}: the year goes round by itself, stands still where it must, and turns to the month chosen`, {
    tag: '@release',
  }, async ({ page }) => {
    const hero = region(page, language);
    await openHome(page, language);
    await stopTime(page, language);

    await test.step('this month is marked by San Antonio’s calendar', async () => {
      const now = new RegExp(words.now[language]);
      await expect(month(page, language, 11)).toHaveAccessibleDescription(now);
      await expect(month(page, language, 12)).not.toHaveAccessibleDescription(now);
    });

    await test.step('it changes every 8 seconds, all the way round, each time to the month that comes next', async () => {
      await month(page, language, 11).click();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      for (const place of [0, 1, 2, 3, 4, 5, 6, 0]) {
        await page.clock.runFor(interval - 100);
        await expectPicture(page, (place + 6) % 7, language);
        await page.clock.runFor(100);
        await expectPicture(page, place, language);
        // November's picture names November, the current month.
        const next = place === novembers ? 11 : (pictures[place]?.months[0] ?? 0);
        await expect(hero).toContainText(words.inTheAir[language](monthName(next, language)));
        await expect(hero.getByRole('button', { pressed: true })).toHaveAccessibleName(new RegExp(`^${monthName(next, language)}\\b`));
      }
    });

    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).click();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    };
    const turnTab = (state: 'hidden' | 'visible') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    const link = hero.getByRole('link', { name: homeWords.book[language] });
    for (const [name, hold, letGo] of [
      ['the pause button stops it', () => press(words.pauseLong[language]), () => press(words.playLong[language])],
      ['it stands still while the focus is inside', () => link.focus(), () => link.blur()],
      ['it stands still in a hidden tab', () => turnTab('hidden'), () => turnTab('visible')],
    ] as const) {
      await test.step(`${name}, and lets it go on`, async () => {
        await begin(page, language);
        await hold();
        await page.clock.runFor(3 * interval);
        await expectPicture(page, 0, language);
        await letGo();
        await page.clock.runFor(interval);
        await expectPicture(page, 1, language);
      });
    }

    await test.step('the year’s months choose the picture and say what is in the air', async () => {
      await expect(hero.getByRole('list', { name: words.months[language] }).getByRole('button')).toHaveCount(12);
      for (const [place, { months: own }] of pictures.entries()) {
        const number = own[0] ?? 1;
        const button = month(page, language, number);
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await expect(hero.getByRole('button', { pressed: true })).toHaveCount(1);
        const inTheAir = yearStrip().months.find((one) => one.month === number)?.words[language] ?? '';
        await expect(button).toHaveAccessibleDescription(new RegExp(`^${inTheAir}`));
        await expect(hero).toContainText(inTheAir);
        await expect(hero).toContainText(words.inTheAir[language](monthName(number, language)));
        await expectPicture(page, place, language);
      }
    });
  });
}

test('where less motion is preferred nothing moves by itself and nothing needs pausing', { tag: '@release' }, async ({ page }) => {
  const pause = region(page, 'es').getByRole('button', { name: words.pauseLong.es });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page, 'es');

  await test.step('there is no pause button to disappear as the page hydrates', async () => {
    await expect(pause).toBeHidden();
    await stopTime(page, 'es');
    await expect(pause).toBeHidden();
  });

  await test.step('the picture changes when a month is chosen, at once', async () => {
    await page.clock.runFor(3 * interval);
    await expectPicture(page, 0, 'es');
    await month(page, 'es', 3).click();
    await expectPicture(page, 2, 'es');
    expect(await region(page, 'es').evaluate((hero) => hero.getAnimations({ subtree: true }).length)).toBe(0);
  });
});

for (const colorScheme of visitsEverything ? (['light', 'dark'] as const) : (['dark'] as const)) {
  test(`the first picture is that of the month, ${colorScheme}, with its specimen, and no other is fetched`, { tag: '@release' }, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    // Chosen on an earlier visit, against the device's preference.
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme);
    await page.emulateMedia({ colorScheme: colorScheme === 'light' ? 'dark' : 'light' });
    await page.setViewportSize({ width: 1280, height: 1000 });
    await openHome(page, 'es');
    await expectPicture(page, novembers, 'es');
    await page.waitForLoadState('networkidle');
    const art = fetched.filter((path) => path.startsWith('/art/hero/')).toSorted();
    const own = pictures[novembers]?.id;
    expect(art).toEqual(['specimen', 'wide'].map((part) => expect.stringContaining(`/art/hero/${own}-${colorScheme}-${part}-`)));

    await test.step('it fills 85 percent of the window, and its main button leads to patient routing', async () => {
      expect((await region(page, 'es').boundingBox())?.height).toBeCloseTo(850, 0);
      const book = region(page, 'es').getByRole('link', { name: homeWords.book.es });
      await expect(book).toHaveAttribute('href', pathOf('patient-routing', 'es'));
    });

    await test.step('its pictures fade for one second', async () => {
      // Reads the styles, since reversing a running fade can shorten it.
      const fades = await region(page, 'es').evaluate((hero) =>
        [...hero.querySelectorAll('*')]
          .map((element) => getComputedStyle(element))
          .filter(({ transitionProperty }) => transitionProperty === 'opacity')
          .map(({ transitionDuration }) => Number.parseFloat(transitionDuration) * 1000),
      );
      expect(fades.length).toBeGreaterThan(1);
      expect(new Set(fades)).toEqual(new Set([fade]));
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the first picture shows', { tag: '@release' }, async ({ page }) => {
    await page.goto(pathOf('home', 'en'));
    await expectPicture(page, 0, 'en');
    await expect(region(page, 'en').getByRole('img').locator('xpath=ancestor::*[@data-months]')).toHaveCSS('opacity', '1');
  });
});

test('with Save-Data it shows the present month, and goes on only when asked to', { tag: '@release' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openHome(page, 'en');
  const play = region(page, 'en').getByRole('button', { name: words.play.en });
  await expect(play).toBeVisible();
  // The current month's picture has loaded.
  await page.waitForLoadState('networkidle');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.clock.runFor(4 * interval);
  expect(fetched.filter((url) => url.includes('/art/hero/'))).toEqual([]);
  const shown = await region(page, 'en').getByRole('img').getAttribute('alt');
  await play.click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(interval);
  await expect(region(page, 'en').getByRole('img')).not.toHaveAttribute('alt', shown ?? '');
});
