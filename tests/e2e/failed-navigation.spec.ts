import type { Route } from '@playwright/test';
import { pageName } from '#app/content/pages/page-names.server.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { footerLink, openHydrated } from '../support/navigation.ts';
import { labelIn, officePhones } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

// Without transitions between documents: under load Chromium drops one whose next page is shown already, and reports that as an error.
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test.describe('when something does not load', () => {
  /** The code of a page, other than that on which the visitor already is: every page's view is a file of this name. */
  const codeOfNextPage = '**/assets/page-*.js';
  test.use({
    expected: {
      problems: [
        /net::ERR_FAILED/,
        /Failed to (load resource|fetch)/,
        /^status (404|500): .*\.data/,
        // The error page's own report, where it comes before the page is left: an error whose name the build shortened.
        /^console error: \w{1,3}$/,
        /^console warning: TypeError: broken/,
        /Error loading route module|did not load|dynamically imported module|Unable to decode/,
      ],
    },
  });

  test('a page whose code is gone raises the preload-error event and is loaded whole, once', async ({ page }) => {
    await openHydrated(page, pathOf('home', 'en'));
    await page.evaluate(() => addEventListener('vite:preloadError', () => sessionStorage.setItem('raised', 'yes')));
    let refused = 0;
    await page.route(codeOfNextPage, async (route) => {
      refused += 1;
      if (refused === 1) await route.abort();
      else await route.continue();
    });
    await footerLink(page, labelIn('footer', 'insurance', 'en')).click();
    await expect(page).toHaveURL(pathOf('insurance', 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insurance');
    expect(refused).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('raised'))).toBe('yes');
  });

  test('a page whose code stays away is still reached and read', async ({ page }) => {
    await openHydrated(page, pathOf('home', 'es'));
    await page.route(codeOfNextPage, (route) => route.abort());
    await footerLink(page, labelIn('footer', 'insurance', 'es')).click();
    await expect(page).toHaveURL(pathOf('insurance', 'es'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seguros');
    await page.keyboard.press('Shift');
    await expect(footerLink(page, labelIn('footer', 'site-map', 'es'))).toBeVisible();
    await footerLink(page, labelIn('footer', 'site-map', 'es')).click();
    await expect(page).toHaveURL(pathOf('site-map', 'es'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('not where the visitor went back meanwhile', async ({ page }) => {
    await openHydrated(page, pathOf('team', 'en'));
    await footerLink(page, labelIn('footer', 'insurance', 'en')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insurance');
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(codeOfNextPage, (route) => failed.then(() => route.abort()), { times: 1 });
    const asked = page.waitForRequest(codeOfNextPage);
    await footerLink(page, labelIn('footer', 'site-map', 'en')).click();
    await asked;
    await page.goBack();
    await expect(page).toHaveURL(pathOf('team', 'en'));
    const told = page.waitForEvent('console', { predicate: (message) => message.text().includes('dynamically imported module') });
    fail();
    await told;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('team').title.en);
    await footerLink(page, labelIn('legal', 'accessibility', 'en')).click();
    await expect(page).toHaveURL(pathOf('accessibility', 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('accessibility').title.en);
    expect(documents).toEqual([]);
  });

  test('so is one whose own script fails while it runs, where storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await openHydrated(page, pathOf('home', 'en'));
    await page.route(codeOfNextPage, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError("broken");' }));
    await footerLink(page, labelIn('footer', 'insurance', 'en')).click();
    await expect(page).toHaveURL(pathOf('insurance', 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insurance');
    await page.keyboard.press('Shift');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insurance');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: officePhones[0]?.shown })).toBeVisible();
  });

  const failure = {
    en: { title: 'This page did not load', again: 'Try again', home: 'Return to Home' },
    es: { title: 'Esta página no cargó', again: 'Intentar otra vez', home: 'Volver al inicio' },
  } as const satisfies Record<Language, object>;

  for (const language of triedLanguages) {
    for (const [what, answer] of [
      ['do not come', (route: Route) => route.abort()],
      ['are gone (404)', (route: Route) => route.fulfill({ status: 404, body: '' })],
      ['fail on the server (500)', (route: Route) => route.fulfill({ status: 500, body: '' })],
    ] as const) {
      test(`${language}: a page whose data ${what} is loaded whole, each time`, async ({ page }) => {
        const target = pathOf('insurance', language);
        await openHydrated(page, pathOf('team', language));
        await page.route(`**${target}.data*`, answer);
        for (const time of ['first', 'second']) {
          await test.step(time, async () => {
            // A new document knows nothing of this.
            await page.evaluate(() => void Object.assign(window, { former: true }));
            await footerLink(page, labelIn('footer', 'insurance', language)).click();
            await expect.poll(() => page.evaluate(() => 'former' in window).catch(() => true)).toBe(false);
            await expect(page).toHaveURL(target);
            await expect(page.getByRole('contentinfo')).toBeVisible();
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('insurance').title[language]);
            await hydrate(page);
            await footerLink(page, labelIn('footer', 'site-map', language)).click();
            await expect(page).toHaveURL(pathOf('site-map', language));
          });
        }
      });
    }

    test(`${language}: a page whose data cannot be read says so, with a title and both phones`, async ({ page }) => {
      await openHydrated(page, pathOf('team', language));
      // A fault of ours, which loading the page anew would only repeat.
      await page.route(`**${pathOf('insurance', language)}.data*`, (route) => route.fulfill({ contentType: 'text/x-script', body: '[' }));
      await footerLink(page, labelIn('footer', 'insurance', language)).click();
      await expect(page.getByRole('heading', { name: failure[language].title })).toBeVisible();
      await expect(page).toHaveTitle(failure[language].title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const { shown, href } of officePhones) await expect(page.getByRole('link', { name: shown })).toHaveAttribute('href', href);
      await expect(page.getByRole('link', { name: /911/ })).toHaveAttribute('href', 'tel:911');
      await expect(page.getByRole('link', { name: failure[language].home })).toHaveAttribute('href', pathOf('home', language));

      await page.getByRole('button', { name: failure[language].again }).click();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('insurance').title[language]);
    });
  }
});
