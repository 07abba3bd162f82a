import type { Page } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import { type Language, languageNames, otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { drawer, menuBar } from '../support/header.ts';
import { expectHeader, expectHydrated, holdScripts } from '../support/hydration.ts';
import { hrefTo } from '../support/links.ts';
import { menuContents } from '../support/menu-contents.ts';
import { openHydrated } from '../support/navigation.ts';
import { printed } from '../support/pdf.ts';
import { labelIn } from '../support/practice.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const menuButton = (page: Page, language: Language = 'en') =>
  page.getByRole('banner').getByRole('button', { name: words.menu[language], exact: true });

async function openDrawer(page: Page, language: Language = 'en') {
  await menuButton(page, language).tap();
  await expect(drawer(page, language)).toBeVisible();
  await settled(drawer(page, language));
  await expectHeader(page);
  return drawer(page, language);
}

const hasDrawerStep = (page: Page) => page.evaluate(() => history.state?.drawer === true);

for (const language of triedLanguages) {
  test(`${language}: the drawer has all the header has, and the appointment, and keeps the focus until Escape`, async ({ page }) => {
    await openHydrated(page, pathOf('insurance', language));
    const open = await openDrawer(page, language);
    await test.step('the focus goes in and stays in', async () => {
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
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
    });
    await expect(open.getByRole('link', { name: words.schedule[language] })).toHaveAttribute('href', pathOf('patient-routing', language));
    const locations = open.getByRole('link', { name: labelIn('bar', 'locations', language) });
    await expect(locations).toHaveAttribute('href', pathOf('locations', language));
    await expect(open.getByRole('link', { name: languageNames[otherLanguage(language)], exact: true }).first()).toBeVisible();
    for (const { name, items } of menuContents(language, pathOf('insurance', otherLanguage(language)))) {
      await test.step(`the group ${name}`, async () => {
        const group = open.getByRole('group').filter({ has: page.locator('summary').getByText(name, { exact: true }) });
        await expect(group.getByRole('link')).toHaveCount(0);
        await open.getByText(name, { exact: true }).tap();
        for (const item of items) {
          const link = group.getByRole('link', { name: item.name, exact: true }).filter({ visible: true });
          await expect(link).toHaveAttribute('href', hrefTo(item.href));
        }
      });
    }
    await expect(open.getByRole('button', { name: words.dark[language] })).toBeVisible();
    await test.step('its lines have their drawings', async () => {
      await open.getByText(words.help[language], { exact: true }).tap();
      const link = open.getByRole('link', { name: labelIn('help', 'condition/asthma', language), exact: true });
      await expect.poll(() => link.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(10);
    });
    await page.keyboard.press('Escape');
    await expect(open).toBeHidden();
    await expect(menuButton(page, language)).toBeFocused();
  });
}

test('it is 300 px wide, closes by its button and by a tap beside it, and makes way for printer and menu bar', { tag: '@release' }, async ({
  page,
}) => {
  await openHydrated(page, pathOf('insurance', 'en'));
  const { pages: sheets } = await printed(page);
  expect(sheets).toBeGreaterThan(1);
  const open = await openDrawer(page);
  await expect.poll(() => open.boundingBox()).toMatchObject({ x: 60, width: 300 });
  await test.step('on paper it is not there, on the screen it stays', async () => {
    expect((await printed(page)).pages).toBe(sheets);
    await page.emulateMedia({ media: 'print' });
    await expect(open).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(open, 'and is there again on the screen').toBeVisible();
  });
  await test.step('the close button gives the focus back', async () => {
    await open.getByRole('button', { name: words.closeMenu.en }).tap();
    await expect(open).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
  await test.step('a tap beside it closes it', async () => {
    await openDrawer(page);
    await page.touchscreen.tap(20, 400);
    await expect(open).toBeHidden();
  });
  await test.step('it leaves 20 px of a small screen', async () => {
    await page.setViewportSize({ width: 310, height: 600 });
    await openDrawer(page);
    await expect.poll(() => open.boundingBox()).toMatchObject({ x: 20, width: 290 });
  });
  await test.step('when the window grows wide enough for the menu bar, the page can be used again', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(open).toBeHidden();
    const bar = menuBar(page, 'en');
    await bar.getByRole('button', { name: words.about.en }).click();
    await expect(bar.getByRole('link', { name: labelIn('about', 'team', 'en') })).toBeVisible();
  });
  await test.step('768 px have the menu bar, 767 px the button of the drawer', async () => {
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(menuButton(page)).toBeHidden();
    await expect(page.getByRole('button', { name: words.about.en })).toBeVisible();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(menuButton(page)).toBeVisible();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(open, 'and does not come back').toBeHidden();
});

test('it opens from the head of the children’s pages too', { tag: '@release' }, async ({ page }) => {
  await page.goto(pathOf('kids-zone', 'es'));
  const open = await openDrawer(page, 'es');
  await expect.poll(() => hasDrawerStep(page)).toBe(true);
  await page.goBack();
  await expect(open).toBeHidden();
  await expect(page).toHaveURL(pathOf('kids-zone', 'es'));
});

test.describe('Back', () => {
  test('before hydration closes it, and leads from a page reached through it to the page before', { tag: '@release' }, async ({ page }) => {
    await page.goto(pathOf('home', 'en'));
    await holdScripts(page);
    await page.goto(pathOf('insurance', 'en'));
    const open = drawer(page, 'en');
    await menuButton(page).tap();
    await expectHeader(page);
    await expect(open).toBeVisible();
    await expect.poll(() => hasDrawerStep(page)).toBe(true);
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

  /** Goes Back and expects the insurance page without the drawer, and not at a history step of the drawer. */
  async function expectBackOnInsurance(page: Page) {
    await page.goBack();
    await expect(page).toHaveURL(pathOf('insurance', 'en'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(drawer(page, 'en')).toBeHidden();
    await expect.poll(() => hasDrawerStep(page)).toBe(false);
  }

  test('closes it, and leads from pages reached through it to the page before, then to the one before that', async ({ page }) => {
    await page.goto(pathOf('home', 'en'));
    const header = await holdScripts(page, /\/assets\/live-[^/]+\.js$/);
    await page.goto(pathOf('insurance', 'en'));
    const open = drawer(page, 'en');
    await test.step('opened before any script had come', async () => {
      await menuButton(page).tap();
      await expect(open).toBeVisible();
      await expectHydrated(page);
      header.release();
      await expectHeader(page);
      await expectBackOnInsurance(page);
    });
    await test.step('opened once the page is hydrated', async () => {
      await openDrawer(page);
      await expectBackOnInsurance(page);
    });
    await test.step('closed by Escape it leaves no step to go back to', async () => {
      await openDrawer(page);
      await page.keyboard.press('Escape');
      await expect(open).toBeHidden();
      await expect.poll(() => hasDrawerStep(page)).toBe(false);
    });
    await test.step(`from “${words.schedule.en}”`, async () => {
      await openDrawer(page);
      await open.getByRole('link', { name: words.schedule.en }).tap();
      await expect(page).toHaveURL(pathOf('patient-routing', 'en'));
      await expect(open).toBeHidden();
      await expectBackOnInsurance(page);
    });
    for (const inGroup of [labelIn('about', 'team', 'en'), words.boardCertified.en]) {
      await test.step(`from “${inGroup}”`, async () => {
        await openDrawer(page);
        const link = open.getByRole('link', { name: inGroup }).first();
        if (!(await link.isVisible())) await open.getByText(words.about.en, { exact: true }).tap();
        await link.tap();
        await expect(open).toBeHidden();
        await expect(page).not.toHaveURL(pathOf('insurance', 'en'));
        await expectBackOnInsurance(page);
      });
    }
    await test.step('from the other language', async () => {
      await openDrawer(page);
      await open.getByRole('link', { name: languageNames.es, exact: true }).first().tap();
      await expect(page).toHaveURL(pathOf('insurance', 'es'));
      await expect(drawer(page, 'es')).toBeHidden();
      await expectBackOnInsurance(page);
    });
    await page.goBack();
    await expect(page).toHaveURL(pathOf('home', 'en'));
  });
});
