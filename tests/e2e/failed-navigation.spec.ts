import type { Route } from '@playwright/test';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { errorWords } from '#app/frame/error-words.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { hydrate } from '../support/hydration.ts';
import { footerLink, openHydrated } from '../support/navigation.ts';
import { labelIn, officePhones } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** The code of a page other than the current one: every page's view is a file of this name. */
const codeOfNextPage = '**/assets/page-*.js';

test.use({
  viewport: { width: 1280, height: 800 },
  // No transitions between documents: under load Chromium drops one whose next page is already shown, and reports that as an error.
  contextOptions: { reducedMotion: 'reduce' },
  expected: {
    problems: [
      /net::ERR_FAILED/,
      /Failed to (load resource|fetch)/,
      /^status (404|500): .*\.data/,
      // The error page's own report, if it comes before the visitor leaves: an error whose name the build shortened.
      /^console error: \w{1,3}$/,
      /^console warning: TypeError: broken/,
      /Error loading route module|did not load|dynamically imported module|Unable to decode/,
    ],
  },
});

test('a page whose code does not come is loaded whole, once, and not where the visitor went back meanwhile', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('not where the visitor went back meanwhile', async () => {
    await openHydrated(page, pathOf('team', 'en'));
    await footerLink(page, labelIn('footer', 'insurance', 'en')).click();
    await expect(heading).toHaveText('Insurance');
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
    await expect(heading).toHaveText(pageName('team').title.en);
    await footerLink(page, labelIn('legal', 'accessibility', 'en')).click();
    await expect(page).toHaveURL(pathOf('accessibility', 'en'));
    await expect(heading).toHaveText(pageName('accessibility').title.en);
    expect(documents).toEqual([]);
  });

  await test.step('once, where the visitor stayed; the preload-error event is raised', async () => {
    await page.evaluate(() => addEventListener('vite:preloadError', () => sessionStorage.setItem('raised', 'yes')));
    let refused = 0;
    await page.route(codeOfNextPage, async (route) => {
      refused += 1;
      await route.abort();
    });
    await footerLink(page, labelIn('footer', 'new-patient', 'en')).click();
    await expect(page).toHaveURL(pathOf('new-patient', 'en'));
    await expect(heading).toHaveText(pageName('new-patient').title.en);
    expect(refused).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('raised'))).toBe('yes');
  });

  await test.step('and where the code stays away, page after page is read', async () => {
    const refusedAgain = page.waitForEvent('requestfailed', { predicate: (request) => request.url().includes('/assets/page-') });
    await page.keyboard.press('Shift');
    await refusedAgain;
    await expect(footerLink(page, labelIn('footer', 'site-map', 'en'))).toBeVisible();
    await footerLink(page, labelIn('footer', 'site-map', 'en')).click();
    await expect(page).toHaveURL(pathOf('site-map', 'en'));
    await expect(heading).toBeVisible();
  });
});

test('a page whose own script fails while it runs is still reached and read, where storage is blocked', { tag: '@release' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openHydrated(page, pathOf('team', 'en'));
  await page.route(codeOfNextPage, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError("broken");' }));
  await footerLink(page, labelIn('footer', 'insurance', 'en')).click();
  await expect(page).toHaveURL(pathOf('insurance', 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insurance');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insurance');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: officePhones[0]?.shown })).toBeVisible();
});

/** The ways in which a page's data can fail to arrive; a server's two answers take the same way through the code. */
const failedRequests: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['do not come', (route) => route.abort()],
  ['are gone (404)', (route) => route.fulfill({ status: 404, body: '' })],
  ...(visitsEverything ? ([['fail on the server (500)', (route: Route) => route.fulfill({ status: 500, body: '' })]] as const) : []),
];

for (const language of triedLanguages) {
  test(`${language}: a page whose data do not arrive is loaded whole, each time; whose data cannot be read, says so`, {
    tag: '@release',
  }, async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await openHydrated(page, pathOf('team', language));

    for (const [place, [what, answer]] of failedRequests.entries()) {
      await test.step(`data that ${what}`, async () => {
        const id = place % 2 === 0 ? 'insurance' : 'site-map';
        await page.route(`**${pathOf(id, language)}.data*`, answer);
        // A new document does not have this property.
        await page.evaluate(() => void Object.assign(window, { former: true }));
        await footerLink(page, labelIn('footer', id, language)).click();
        await expect.poll(() => page.evaluate(() => 'former' in window).catch(() => true)).toBe(false);
        await expect(page).toHaveURL(pathOf(id, language));
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(heading).toHaveText(pageName(id).title[language]);
        await hydrate(page);
      });
    }

    await test.step('data that cannot be read: a title, both phones, and ways to go on', async () => {
      // An error in our code, which reloading the page would only repeat.
      await page.route(`**${pathOf('new-patient', language)}.data*`, (route) => route.fulfill({ contentType: 'text/x-script', body: '[' }));
      await footerLink(page, labelIn('footer', 'new-patient', language)).click();
      await expect(page.getByRole('heading', { name: errorWords.title[language] })).toBeVisible();
      await expect(page).toHaveTitle(errorWords.title[language]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const { shown, href } of officePhones) await expect(page.getByRole('link', { name: shown })).toHaveAttribute('href', href);
      await expect(page.getByRole('link', { name: /911/ })).toHaveAttribute('href', 'tel:911');
      await expect(page.getByRole('link', { name: errorWords.home[language] })).toHaveAttribute('href', pathOf('home', language));
      await page.getByRole('button', { name: errorWords.again[language] }).click();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(heading).toHaveText(pageName('new-patient').title[language]);
    });
  });
}
