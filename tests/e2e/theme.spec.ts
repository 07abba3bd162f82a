import type { Page } from '@playwright/test';
import { slides } from '#app/content/content.server.ts';
import { words } from '#app/frame/words.ts';
import { words as kidsWords } from '#app/parts/kids/words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { menuBar } from '../support/header.ts';
import { hydrate } from '../support/hydration.ts';
import { frame, labelIn } from '../support/practice.ts';
import { blockStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

/** Returns whether the page's background is light or dark. */
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

async function choose(page: Page, choice: 'light' | 'dark' | 'system', language: Language = 'en') {
  const bar = menuBar(page, language);
  const button = bar.getByRole('button', { name: words[choice][language], exact: true });
  if (!(await button.isVisible())) await bar.getByRole('button', { name: words.settings[language] }).click();
  await button.click();
  await expect(bar.getByRole('button', { pressed: true })).toHaveText(words[choice][language]);
}

test('the theme is the device’s, then that of the former site, then the one chosen, without a flash of another', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.body) return;
      // Stored where the test finds it.
      (window as Window & { themeAtBody?: string }).themeAtBody = document.documentElement.dataset.theme ?? 'none';
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  const atBody = () => page.evaluate(() => (window as Window & { themeAtBody?: string }).themeAtBody);
  const former = 'certified-allergy-theme';
  const chooseOnFormerSite = () => page.evaluate((key) => localStorage.setItem(key, 'dark'), former);
  await page.goto(pathOf('team', 'en'));
  await test.step('without a choice it is the device’s, and follows it', async () => {
    await expectTheme(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, 'dark');
    const settings = menuBar(page, 'en').getByRole('button', { pressed: true, includeHidden: true });
    await expect(settings).toHaveText(words.system.en);
  });
  await test.step('the former site’s choice is taken over once', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await chooseOnFormerSite();
    await page.reload();
    expect(await atBody()).toBe('dark');
    await expectTheme(page, 'dark');
    expect(await stored(page)).toBe('dark');
    expect(await stored(page, former)).toBeNull();
  });
  await test.step('light, chosen on a dark device, is kept, and outweighs the former site’s choice', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await choose(page, 'light');
    await expectTheme(page, 'light');
    expect(await stored(page)).toBe('light');
    await chooseOnFormerSite();
    await page.goto(pathOf('insurance', 'es'));
    expect(await atBody()).toBe('light');
    await expectTheme(page, 'light');
  });
  await test.step('dark, chosen on a light device, is kept', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await choose(page, 'dark', 'es');
    await expectTheme(page, 'dark');
    expect(await stored(page)).toBe('dark');
    await page.reload();
    expect(await atBody()).toBe('dark');
    await expectTheme(page, 'dark');
  });
});

test('the choices that come with another frame say which one holds; like the device it follows it again, and is kept', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(pathOf('team', 'en'));
  await choose(page, 'dark');
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
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'light');
  await choose(page, 'system');
  await expectTheme(page, 'dark');
  await page.reload();
  await expectTheme(page, 'dark');
  expect([null, 'system']).toContain(await stored(page));
});

test('the first picture follows an explicit choice', { tag: '@release' }, async ({ page }) => {
  const [first] = slides();
  // The picture's month.
  await page.clock.setFixedTime(new Date('2027-01-15T18:00:00Z'));
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(pathOf('home', 'en'));
  const picture = page.getByRole('img', { name: first?.alt.en });
  const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).toContain('-dark-');
  await choose(page, 'light');
  await expect.poll(source).toContain('-light-');
  await choose(page, 'dark');
  await expect.poll(source).toContain('-dark-');
});

test('with storage blocked the device’s theme shows, and a choice holds for the page', { tag: '@release' }, async ({ page }) => {
  await blockStorage(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(pathOf('team', 'en'));
  await expectTheme(page, 'dark');
  await choose(page, 'light');
  await expectTheme(page, 'light');
});
