import type { Page, Request } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { fewKinds, visitsEverything } from '../support/addresses.ts';
import { drawer, languageLink, menuBar } from '../support/header.ts';
import { expectHydrated, holdScripts, hydrate, scriptRequests } from '../support/hydration.ts';
import { labelIn } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Expects only the scripts for live content, which are all that a page fetches by itself. */
const expectLiveAlone = (scripts: readonly Request[]) =>
  expect(scripts.map((request) => request.url()).filter((url) => !url.includes('/assets/live-'))).toEqual([]);

/** Scrolls with a finger along the margin, from the top of the page to its end. */
async function readToTheEnd(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...y: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y.map((height) => ({ x: 6, y: height })) });
  const atEnd = () => page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight);
  for (let swipe = 0; swipe < 60 && !(await atEnd()); swipe++) {
    await touch('touchStart', 700);
    for (const height of [600, 400, 200, 40]) await touch('touchMove', height);
    await touch('touchEnd');
  }
  expect(await atEnd()).toBe(true);
}

/** Waits until everything that a page put off until idle has run. */
const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
  });

test.describe('who only reads', () => {
  test.use(phone);
  const paths = [pathOf('condition/asthma', 'es'), pathOf('service/immunotherapy', 'en'), pathOf('privacy-practices', 'es')];
  for (const path of visitsEverything ? paths : paths.slice(0, 1)) {
    test(`${path} to its end runs no React; who then means to do something fetches it, no script twice`, async ({ page }) => {
      const scripts = scriptRequests(page);
      await page.goto(path);
      await readToTheEnd(page);
      await untilIdle(page);
      expectLiveAlone(scripts);
      // The same check must fail when a page hydrates.
      await hydrate(page);
      expect(() => expectLiveAlone(scripts)).toThrow();
      const carried = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
          .map(({ name }) => name),
      );
      expect(carried.length).toBeGreaterThan(5);
      expect(carried.toSorted()).toEqual([...new Set(carried)].toSorted());
    });
  }
});

test('a page hydrates by itself as the table of pages says: only where it reads the query of its address', async ({ page }) => {
  test.setTimeout(60_000 + fewKinds.length * 5000);
  /** Opens a page and expects no hydration. Returns the scripts that it requested. */
  async function openAndLeaveAlone(path: string): Promise<Request[]> {
    const scripts = scriptRequests(page);
    await page.goto(path);
    // The script for live content loads when the browser is idle.
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await untilIdle(page);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    return scripts;
  }

  const education = pathOf('patient-education', 'en');
  for (const { path, page: row } of fewKinds.filter(({ language }) => language === 'en')) {
    await test.step(`${path}: ${row.hydrate}`, async () => {
      const scripts = await openAndLeaveAlone(path);
      if (row.hydrate !== 'prefetch') expectLiveAlone(scripts);
    });
  }

  for (const path of visitsEverything ? [education, pathOf('condition/asthma', 'es')] : [education]) {
    await test.step(`${path} with a query that no page reads, as advertisements and newsletters add`, async () => {
      expectLiveAlone(await openAndLeaveAlone(`${path}?utm_source=x&fbclid=y`));
    });
  }

  const asking = `${education}?utm_source=x&tab=services`;
  for (const address of visitsEverything ? [asking, `${pathOf('search', 'es')}?q=ronchas`] : [asking]) {
    await test.step(`${address} with a query that its page reads`, async () => {
      await page.goto(address);
      await expectHydrated(page);
    });
  }

  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  for (const path of visitsEverything ? [pathOf('home', 'es'), pathOf('locations', 'en')] : [pathOf('home', 'es')]) {
    await test.step(`${path} with Save-Data, until it is needed`, async () => {
      // Otherwise the previous page's remaining requests would count as this page's.
      await page.goto('about:blank');
      const scripts = await openAndLeaveAlone(path);
      expectLiveAlone(scripts);
      await hydrate(page);
      expect(() => expectLiveAlone(scripts)).toThrow();
    });
  }
});

test.describe('the first tap, while the scripts are on their way', () => {
  for (const id of visitsEverything ? (['team', 'home'] as const) : (['team'] as const)) {
    test(`${id}: changes the colors and opens a menu, which stays open when the page hydrates`, { tag: '@release' }, async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto(pathOf(id, 'en'));
      const bar = menuBar(page, 'en');
      await bar.getByRole('button', { name: words.settings.en }).click();
      await bar.getByRole('button', { name: words.dark.en, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await bar.getByRole('button', { name: words.about.en }).click();
      await expect(bar.getByRole('link', { name: labelIn('about', 'team', 'en') })).toBeVisible();
      await scripts.asked;
      scripts.release();
      await expectHydrated(page);
      await expect(bar.getByRole('link', { name: labelIn('about', 'team', 'en') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await bar.getByRole('button', { name: words.settings.en }).click();
      await expect(bar.getByRole('button', { pressed: true })).toHaveText(words.dark.en);
    });

    test(`${id}: follows a link, also as the scripts arrive, and changes the language`, async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto(pathOf(id, 'en'));

      await test.step('changes the language', async () => {
        await languageLink(page, 'en').click();
        await expect(page).toHaveURL(pathOf(id, 'es'));
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      });

      const link = menuBar(page, 'es').getByRole('link', { name: labelIn('bar', 'locations', 'es') });
      await test.step('follows a link', async () => {
        const asked = page.waitForRequest(/\/assets\/(?!live-)[^/]+\.js$/);
        await link.hover();
        await asked;
        await link.click();
        await expect(page).toHaveURL(pathOf('locations', 'es'));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        scripts.release();
      });

      await test.step('follows a link that is tapped as the scripts arrive', async () => {
        const arriving = await holdScripts(page);
        await page.goto(pathOf(id, 'es'));
        await link.hover();
        await arriving.asked;
        arriving.release();
        await link.click();
        await expect(page).toHaveURL(pathOf('locations', 'es'));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    });

    test.describe('on a phone', () => {
      test.use(phone);
      test(`${id}: opens the drawer, which Back closes once the page is hydrated`, { tag: '@release' }, async ({ page }) => {
        const scripts = await holdScripts(page);
        await page.goto(pathOf(id, 'es'));
        await page.getByRole('banner').getByRole('button', { name: words.menu.es, exact: true }).tap();
        await expect(drawer(page, 'es')).toBeVisible();
        await scripts.asked;
        await drawer(page, 'es').getByText(words.about.es, { exact: true }).tap();
        await expect(drawer(page, 'es').getByRole('link', { name: labelIn('about', 'team', 'es') })).toBeVisible();
        scripts.release();
        await expectHydrated(page);
        await expect(drawer(page, 'es').getByRole('link', { name: labelIn('about', 'team', 'es') })).toBeVisible();
        await page.goBack();
        await expect(drawer(page, 'es')).toBeHidden();
        await expect(page).toHaveURL(pathOf(id, 'es'));
      });
    });
  }
});
