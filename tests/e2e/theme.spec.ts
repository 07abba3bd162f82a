import type { Page } from '@playwright/test';
import { slides } from '#app/content/content.server.ts';
import { words } from '#app/frame/words.ts';
import { words as kidsWords } from '#app/parts/kids/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { menuBar } from '../support/header.ts';
import { hydrate } from '../support/hydration.ts';
import { frame, labelIn } from '../support/practice.ts';
import { blockStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

const formerKey = 'certified-allergy-theme';

/** What the visitor sees: the page's background, light or dark. */
async function shownTheme(page: Page): Promise<'light' | 'dark'> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('No canvas');
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue > 382 ? 'light' : 'dark';
  });
}

const expectTheme = (page: Page, theme: 'light' | 'dark') => expect.poll(() => shownTheme(page)).toBe(theme);
const stored = (page: Page, key = 'theme') => page.evaluate((name) => localStorage.getItem(name), key);

async function choose(page: Page, name: string) {
  const bar = menuBar(page, 'en');
  const choice = bar.getByRole('button', { name, exact: true });
  if (!(await choice.isVisible())) await bar.getByRole('button', { name: words.settings.en }).click();
  await choice.click();
  return choice;
}

test('without a choice it is the device’s, and follows it', async ({ page }) => {
  await page.goto(pathOf('team', 'en'));
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  await menuBar(page, 'en').getByRole('button', { name: words.settings.en }).click();
  await expect(menuBar(page, 'en').getByRole('button', { name: words.system.en, pressed: true })).toBeVisible();
});

test('dark, light and like the device can be chosen, and are kept', async ({ page }) => {
  await page.goto(pathOf('team', 'en'));
  const dark = await choose(page, words.dark.en);
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await expectTheme(page, 'dark');
  expect(await stored(page)).toBe('dark');
  await page.goto(pathOf('insurance', 'es'));
  await expectTheme(page, 'dark');

  await page.goto(pathOf('team', 'en'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await choose(page, words.light.en);
  await expectTheme(page, 'light');
  expect(await stored(page)).toBe('light');
  await page.reload();
  await expectTheme(page, 'light');

  await choose(page, words.system.en);
  await expectTheme(page, 'dark');
  await page.reload();
  await expectTheme(page, 'dark');
  expect([null, 'system']).toContain(await stored(page));
});

for (const language of triedLanguages) {
  test(`${language}: the choices say which one holds`, async ({ page }) => {
    await page.goto(pathOf('team', language));
    const bar = menuBar(page, language);
    await bar.getByRole('button', { name: words.settings[language] }).click();
    await bar.getByRole('button', { name: words.dark[language], exact: true }).click();
    await expect(bar.getByRole('button', { pressed: true })).toHaveText(words.dark[language]);
  });
}

test('the choices that come with another frame say which one holds', async ({ page }) => {
  await page.goto(pathOf('team', 'en'));
  await choose(page, words.dark.en);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { former: true }));
  await menuBar(page, 'en').getByRole('button', { name: words.tools.en }).click();
  await menuBar(page, 'en')
    .getByRole('link', { name: labelIn('tools', 'kids-zone', 'en') })
    .click();
  await page.getByText(kidsWords.parentsTitle.en).click();
  const choices = page.getByRole('contentinfo');
  await expect(choices.getByRole('button', { pressed: true })).toHaveText(words.dark.en);
  await choices.getByRole('button', { name: words.light.en, exact: true }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: kidsWords.exitTo.en(frame.en.brand) })
    .click();
  await menuBar(page, 'en').getByRole('button', { name: words.settings.en }).click();
  await expect(menuBar(page, 'en').getByRole('button', { pressed: true })).toHaveText(words.light.en);
  expect(await page.evaluate(() => 'former' in window), 'all without loading a whole page').toBe(true);
});

test.describe('the former site’s choice', () => {
  test('is taken over once', async ({ page }) => {
    await page.goto(pathOf('team', 'en'));
    await page.evaluate((key) => localStorage.setItem(key, 'dark'), formerKey);
    await page.reload();
    await expectTheme(page, 'dark');
    expect(await stored(page)).toBe('dark');
    expect(await stored(page, formerKey)).toBeNull();
    await choose(page, words.light.en);
    await page.reload();
    await expectTheme(page, 'light');
  });

  test('does not outweigh one made here', async ({ page }) => {
    await page.goto(pathOf('team', 'en'));
    await page.evaluate((key) => {
      localStorage.setItem(key, 'dark');
      localStorage.setItem('theme', 'light');
    }, formerKey);
    await page.reload();
    await expectTheme(page, 'light');
  });
});

test.describe('no flash', () => {
  test('the chosen theme is set before anything of the page is there to paint', async ({ page }) => {
    await page.goto(pathOf('team', 'en'));
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (!document.body) return;
        // Kept where the test finds it.
        (window as Window & { themeAtBody?: string }).themeAtBody = document.documentElement.dataset.theme ?? 'none';
        seen.disconnect();
      });
      seen.observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    expect(await page.evaluate(() => (window as Window & { themeAtBody?: string }).themeAtBody)).toBe('dark');
  });

  test('the first picture follows an explicit choice', async ({ page }) => {
    const [first] = slides();
    // Its month.
    await page.clock.setFixedTime(new Date('2027-01-15T18:00:00Z'));
    await page.goto(pathOf('team', 'en'));
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.goto(pathOf('home', 'en'));
    const picture = page.getByRole('img', { name: first?.alt.en });
    const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(source).toContain('-dark-');
    await choose(page, words.light.en);
    await expect.poll(source).toContain('-light-');
    await choose(page, words.dark.en);
    await expect.poll(source).toContain('-dark-');
  });
});

test.describe('with storage blocked', () => {
  test('the device’s theme shows, and a choice holds for the page', async ({ page }) => {
    await blockStorage(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(pathOf('team', 'en'));
    await expectTheme(page, 'dark');
    await choose(page, words.light.en);
    await expectTheme(page, 'light');
  });
});
