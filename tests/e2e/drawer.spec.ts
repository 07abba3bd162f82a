import type { Page } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import { type Language, languageNames, otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { drawer } from '../support/header.ts';
import { expectHeader, expectHydrated, holdScripts, hydrate } from '../support/hydration.ts';
import { hrefTo } from '../support/links.ts';
import { menuContents } from '../support/menu-contents.ts';
import { printed } from '../support/pdf.ts';
import { labelIn } from '../support/practice.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const menuButton = (page: Page, language: Language = 'en') =>
  page.getByRole('banner').getByRole('button', { name: words.menu[language], exact: true });

async function openOn(page: Page, path: string, language: Language = 'en') {
  await page.goto(path);
  await hydrate(page);
  await menuButton(page, language).tap();
  await expect(drawer(page, language)).toBeVisible();
  await settled(drawer(page, language));
  await expectHeader(page);
  return drawer(page, language);
}

/** Whether the focus is where `here` is. */
const holdsFocus = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null);

test.describe('what it holds', () => {
  for (const language of triedLanguages) {
    test(`${language}: all the header has, and the appointment`, async ({ page }) => {
      const open = await openOn(page, pathOf('insurance', language), language);
      await expect(open.getByRole('link', { name: words.schedule[language] })).toHaveAttribute('href', pathOf('patient-routing', language));
      await expect(open.getByRole('link', { name: labelIn('bar', 'locations', language) })).toHaveAttribute(
        'href',
        pathOf('locations', language),
      );
      await expect(open.getByRole('link', { name: languageNames[otherLanguage(language)], exact: true }).first()).toBeVisible();
      for (const { name, items } of menuContents(language, pathOf('insurance', otherLanguage(language)))) {
        const group = open.getByRole('group').filter({ has: page.locator('summary').getByText(name, { exact: true }) });
        for (const item of items) await expect(group.getByRole('link', { name: item.name, exact: true })).toBeHidden();
        await open.getByText(name, { exact: true }).tap();
        for (const item of items) {
          const link = group.getByRole('link', { name: item.name, exact: true });
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute('href', hrefTo(item.href));
        }
      }
      await expect(open.getByRole('button', { name: words.dark[language] })).toBeVisible();
    });
  }
});

test('its lines have their drawings', async ({ page }) => {
  await page.goto(pathOf('insurance', 'es'));
  await menuButton(page, 'es').tap();
  const open = drawer(page, 'es');
  await open.getByText(words.help.es, { exact: true }).tap();
  const link = open.getByRole('link', { name: labelIn('help', 'condition/asthma', 'es'), exact: true });
  await expect.poll(() => link.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(10);
});

test.describe('how wide it is', () => {
  test('300 px, at the right edge', async ({ page }) => {
    const open = await openOn(page, pathOf('home', 'en'));
    await expect.poll(() => open.boundingBox()).toMatchObject({ x: 60, width: 300 });
  });

  test('leaves 20 px of a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 310, height: 600 });
    const open = await openOn(page, pathOf('home', 'en'));
    await expect.poll(() => open.boundingBox()).toMatchObject({ x: 20, width: 290 });
  });

  test('is for screens narrower than 1024 px', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await page.goto(pathOf('home', 'en'));
    await expect(menuButton(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(menuButton(page)).toBeHidden();
    await expect(page.getByRole('button', { name: words.about.en })).toBeVisible();
  });
});

test.describe('makes way', () => {
  test('when the window grows wide enough for the menu bar: the page can be used again', async ({ page }) => {
    const open = await openOn(page, pathOf('insurance', 'en'));
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(open).toBeHidden();
    const bar = page.getByRole('navigation', { name: words.mainMenu.en });
    await bar.getByRole('button', { name: words.about.en }).click();
    await expect(bar.getByRole('link', { name: labelIn('about', 'team', 'en') })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(open, 'and does not come back').toBeHidden();
  });

  test('when the page is printed', async ({ page }) => {
    await page.goto(pathOf('condition/asthma', 'en'));
    const sheets = (await printed(page)).pages;
    expect(sheets).toBeGreaterThan(1);
    const open = await openOn(page, pathOf('condition/asthma', 'en'));
    expect((await printed(page)).pages).toBe(sheets);
    await page.emulateMedia({ media: 'print' });
    await expect(open).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(open, 'and is there again on the screen').toBeVisible();
  });
});

test.describe('focus', () => {
  test('goes in, stays in, and comes back', async ({ page }) => {
    const open = await openOn(page, pathOf('insurance', 'en'));
    expect(await holdsFocus(page)).toBe(true);
    const stops = await open.getByRole('link').or(open.getByRole('button')).or(open.locator('summary')).count();
    const outside: string[] = [];
    for (let stop = 0; stop < stops + 3; stop++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => {
        const here = document.activeElement;
        return here === document.body || here?.closest('dialog') ? '' : (here?.outerHTML ?? '');
      });
      if (where) outside.push(where);
    }
    expect(outside).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(open).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('comes back from the close button too', async ({ page }) => {
    const open = await openOn(page, pathOf('insurance', 'en'));
    await open.getByRole('button', { name: words.closeMenu.en }).tap();
    await expect(open).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('a tap beside it closes it', async ({ page }) => {
    const open = await openOn(page, pathOf('insurance', 'en'));
    await page.touchscreen.tap(20, 400);
    await expect(open).toBeHidden();
  });
});

test.describe('Back', () => {
  test('before hydration closes it, and leads from a page reached through it to the page before', async ({ page }) => {
    await page.goto(pathOf('home', 'en'));
    await holdScripts(page);
    await page.goto(pathOf('insurance', 'en'));
    const open = drawer(page, 'en');
    await menuButton(page).tap();
    await expectHeader(page);
    await expect(open).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.drawer === true)).toBe(true);
    await page.goBack();
    await expect(open).toBeHidden();
    await expect(page).toHaveURL(pathOf('insurance', 'en'));
    await menuButton(page).tap();
    await open.getByRole('link', { name: words.schedule.en }).tap();
    await expect(page).toHaveURL(pathOf('patient-routing', 'en'));
    await page.goBack();
    await expect(page).toHaveURL(pathOf('insurance', 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(pathOf('home', 'en'));
  });

  test('closes one that was opened before any script had come', async ({ page }) => {
    await page.goto(pathOf('home', 'en'));
    const { release } = await holdScripts(page, /\/assets\/live-[^/]+\.js$/);
    await page.goto(pathOf('insurance', 'en'));
    await menuButton(page).tap();
    await expect(drawer(page, 'en')).toBeVisible();
    release();
    await expectHeader(page);
    await page.goBack();
    await expect(drawer(page, 'en')).toBeHidden();
    await expect(page).toHaveURL(pathOf('insurance', 'en'));
  });

  test('closes it and stays on the page', async ({ page }) => {
    await page.goto(pathOf('home', 'en'));
    const open = await openOn(page, pathOf('insurance', 'en'));
    await page.goBack();
    await expect(open).toBeHidden();
    await expect(page).toHaveURL(pathOf('insurance', 'en'));
    await page.goBack();
    await expect(page).toHaveURL(pathOf('home', 'en'));
  });

  test('after closing it by Escape leads to the page before', async ({ page }) => {
    await page.goto(pathOf('home', 'en'));
    const open = await openOn(page, pathOf('insurance', 'en'));
    await page.keyboard.press('Escape');
    await expect(open).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.drawer === true)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(pathOf('home', 'en'));
  });

  test('from a page reached through it does not open it again', async ({ page }) => {
    const open = await openOn(page, pathOf('insurance', 'en'));
    await open.getByRole('link', { name: words.schedule.en }).tap();
    await expect(page).toHaveURL(pathOf('patient-routing', 'en'));
    await expect(drawer(page, 'en')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(pathOf('insurance', 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(drawer(page, 'en')).toBeHidden();
  });

  for (const inGroup of [labelIn('about', 'team', 'en'), words.boardCertified.en]) {
    test(`from “${inGroup}” returns to the page before, and then to the one before that`, async ({ page }) => {
      await page.goto(pathOf('home', 'en'));
      const open = await openOn(page, pathOf('insurance', 'en'));
      await open.getByText(words.about.en, { exact: true }).tap();
      await open.getByRole('link', { name: inGroup }).first().tap();
      await expect(drawer(page, 'en')).toBeHidden();
      await expect(page).not.toHaveURL(pathOf('insurance', 'en'));
      await page.goBack();
      await expect(page).toHaveURL(pathOf('insurance', 'en'));
      await expect(drawer(page, 'en')).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(pathOf('home', 'en'));
    });
  }

  test('from the other language returns to this one, and then to the page before', async ({ page }) => {
    await page.goto(pathOf('home', 'en'));
    const open = await openOn(page, pathOf('insurance', 'en'));
    await open.getByRole('link', { name: languageNames.es, exact: true }).first().tap();
    await expect(page).toHaveURL(pathOf('insurance', 'es'));
    await expect(drawer(page, 'es')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(pathOf('insurance', 'en'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(drawer(page, 'en')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(pathOf('home', 'en'));
  });

  test('closes one that was opened before the page was hydrated', async ({ page }) => {
    await page.goto(pathOf('team', 'en'));
    await menuButton(page).tap();
    await expect(drawer(page, 'en')).toBeVisible();
    await expectHydrated(page);
    await page.goBack();
    await expect(drawer(page, 'en')).toBeHidden();
    await expect(page).toHaveURL(pathOf('team', 'en'));
  });
});
