import type { Page, Request } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { fewKinds } from '../support/addresses.ts';
import { drawer, languageLink, menuBar } from '../support/header.ts';
import { expectHydrated, holdScripts, hydrate, scriptRequests } from '../support/hydration.ts';
import { labelIn } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Expects no script but those that show what holds now: all that a page fetches by itself. */
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

/** Lets everything run that a page may have put off until it is idle. */
const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
  });

test.describe('who only reads', () => {
  test.use(phone);
  for (const path of [pathOf('condition/asthma', 'es'), pathOf('service/immunotherapy', 'en'), pathOf('privacy-practices', 'es')]) {
    test(`${path} to its end runs no React`, async ({ page }) => {
      const scripts = scriptRequests(page);
      await page.goto(path);
      await readToTheEnd(page);
      await untilIdle(page);
      expectLiveAlone(scripts);
      // The same eyes see a page hydrate: the check above can fail.
      await hydrate(page);
      expect(() => expectLiveAlone(scripts)).toThrow();
    });
  }
});

test.describe('each kind of page hydrates as the table says', () => {
  for (const { path, page: row } of fewKinds.filter(({ language }) => language === 'en')) {
    test(`${path}: ${row.hydrate}`, async ({ page }) => {
      const scripts = scriptRequests(page);
      await page.goto(path);
      // What shows what holds now comes when the browser finds time for it.
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
      await untilIdle(page);
      if (row.hydrate !== 'prefetch') expectLiveAlone(scripts);
      await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    });
  }
});

test.describe('a query', () => {
  test('that no page reads, as advertisements and newsletters add, hydrates nothing', async ({ page }) => {
    for (const path of [pathOf('condition/asthma', 'es'), pathOf('patient-education', 'en')]) {
      const scripts = scriptRequests(page);
      await page.goto(`${path}?utm_source=x&fbclid=y`);
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
      await untilIdle(page);
      expectLiveAlone(scripts);
      await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    }
  });

  for (const address of [`${pathOf('search', 'es')}?q=ronchas`, `${pathOf('patient-education', 'en')}?utm_source=x&tab=services`])
    test(`that its page reads hydrates it: ${address}`, async ({ page }) => {
      await page.goto(address);
      await expectHydrated(page);
    });
});

test('hydration carries no script over the network twice', async ({ page }) => {
  await page.goto(pathOf('insurance', 'en'));
  await hydrate(page);
  const carried = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .map(({ name }) => name),
  );
  expect(carried.length).toBeGreaterThan(5);
  expect(carried.toSorted()).toEqual([...new Set(carried)].toSorted());
});

test.describe('with Save-Data', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  });

  for (const path of [pathOf('home', 'es'), pathOf('locations', 'en')]) {
    test(`${path} does not hydrate until it is needed`, async ({ page }) => {
      const scripts = scriptRequests(page);
      await page.goto(path);
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
      await untilIdle(page);
      expectLiveAlone(scripts);
      await hydrate(page);
      expect(() => expectLiveAlone(scripts)).toThrow();
    });
  }
});

test.describe('the first tap, while the scripts are on their way', () => {
  for (const id of ['home', 'team'] as const) {
    test.describe(id, () => {
      test('opens a menu, which stays open when the page hydrates', async ({ page }) => {
        const scripts = await holdScripts(page);
        await page.goto(pathOf(id, 'en'));
        const bar = menuBar(page, 'en');
        await bar.getByRole('button', { name: words.about.en }).click();
        await expect(bar.getByRole('link', { name: labelIn('about', 'team', 'en') })).toBeVisible();
        await scripts.asked;
        scripts.release();
        await expectHydrated(page);
        await expect(bar.getByRole('link', { name: labelIn('about', 'team', 'en') })).toBeVisible();
      });

      test('follows a link', async ({ page }) => {
        const scripts = await holdScripts(page);
        await page.goto(pathOf(id, 'en'));
        await menuBar(page, 'en')
          .getByRole('link', { name: labelIn('bar', 'locations', 'en') })
          .hover();
        await scripts.asked;
        await menuBar(page, 'en')
          .getByRole('link', { name: labelIn('bar', 'locations', 'en') })
          .click();
        await expect(page).toHaveURL(pathOf('locations', 'en'));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        scripts.release();
      });

      test('follows a link that is tapped as the scripts arrive', async ({ page }) => {
        const scripts = await holdScripts(page);
        await page.goto(pathOf(id, 'es'));
        const link = menuBar(page, 'es').getByRole('link', { name: labelIn('bar', 'locations', 'es') });
        await link.hover();
        await scripts.asked;
        scripts.release();
        await link.click();
        await expect(page).toHaveURL(pathOf('locations', 'es'));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });

      test('changes the language', async ({ page }) => {
        const scripts = await holdScripts(page);
        await page.goto(pathOf(id, 'en'));
        await languageLink(page, 'en').click();
        await expect(page).toHaveURL(pathOf(id, 'es'));
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        scripts.release();
      });

      test.describe('on a phone', () => {
        test.use(phone);
        test('opens the drawer, which Back closes once the page is hydrated', async ({ page }) => {
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
    });
  }

  test('changes the colors', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(pathOf('team', 'en'));
    const bar = menuBar(page, 'en');
    await bar.getByRole('button', { name: words.settings.en }).click();
    await bar.getByRole('button', { name: words.dark.en, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    scripts.release();
    await expectHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(bar.getByRole('button', { pressed: true })).toHaveText(words.dark.en);
  });
});
