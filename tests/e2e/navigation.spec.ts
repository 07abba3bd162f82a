import type { Locator, Page, Route } from '@playwright/test';
import { pageName } from '#app/content/page-names.server.ts';
import { footerWords } from '#app/frame/footer-words.ts';
import { words } from '#app/frame/words.ts';
import { words as homeWords } from '#app/pages/home/words.ts';
import { words as educationWords } from '#app/pages/patient-education/words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { webFontFamilies, wornFonts } from '../support/fonts.ts';
import { layOutWhole } from '../support/layout.ts';
import { frame, labelIn, officePhones } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';
import { wake } from '../support/waking.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: frame.en.brand });

async function open(page: Page, path: string) {
  await page.goto(path);
  await wake(page);
}

/** The section has come to rest with its top 20 px below the header. */
async function expectBelowHeader(page: Page, section: Locator) {
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => Math.round((await section.boundingBox())?.y ?? -1), { timeout: 15_000 })
    .toBe(Math.round((header?.height ?? 0) + 20));
}

test.describe('the logo', () => {
  test('on home goes back to the top', async ({ page }) => {
    await open(page, pathOf('home', 'en'));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(1000);
    await logo(page).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page).toHaveURL(pathOf('home', 'en'));
  });

  for (const language of triedLanguages) {
    test(`${language}: elsewhere leads home, to the top`, async ({ page }) => {
      await open(page, pathOf('team', language));
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await logo(page).click();
      await expect(page).toHaveURL(pathOf('home', language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(frame[language].tagline);
      await expect.poll(() => scrollTop(page)).toBe(0);
    });
  }
});

test('the header stays at the top of the window', async ({ page }) => {
  await page.goto(pathOf('team', 'en'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(500);
  expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0 });
});

test.describe('section links of the footer', () => {
  const sections = [
    { link: footerWords.about, title: homeWords.physiciansTitle },
    { link: footerWords.services, title: homeWords.servicesTitle },
    { link: footerWords.locations, title: homeWords.locationsTitle },
  ];
  for (const { link, title } of sections) {
    test(`“${link.en}” scrolls on home to its section`, async ({ page }) => {
      await open(page, pathOf('home', 'en'));
      await footerLink(page, link.en).click();
      await expectBelowHeader(page, page.getByRole('region', { name: title.en, exact: true }));
    });
  }

  for (const language of triedLanguages) {
    test(`${language}: elsewhere lead to the section of home`, async ({ page }) => {
      await open(page, pathOf('team', language));
      await footerLink(page, footerWords.locations[language]).click();
      await expect(page).toHaveURL(`${pathOf('home', language)}#locations`);
      await expectBelowHeader(page, page.getByRole('region', { name: homeWords.locationsTitle[language], exact: true }));
    });
  }

  test('lead there before the page wakes as well', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(pathOf('team', 'en'));
    await footerLink(page, footerWords.services.en).click();
    await expect(page.getByRole('heading', { name: homeWords.servicesTitle.en, exact: true })).toBeInViewport();
    await context.close();
  });

  test('with less motion preferred jump there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, pathOf('home', 'en'));
    await footerLink(page, footerWords.services.en).click();
    await expectBelowHeader(page, page.getByRole('region', { name: homeWords.servicesTitle.en, exact: true }));
  });
});

test.describe('from page to page', () => {
  test('the new heading takes the focus, the page starts at its top, its title is read out', async ({ page }) => {
    await open(page, pathOf('home', 'en'));
    await footerLink(page, labelIn('footer', 'insurance', 'en')).click();
    await expect(page).toHaveURL(pathOf('insurance', 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    const title = await page.title();
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(title);
  });

  test('Back and Forward restore the place', async ({ page }) => {
    await open(page, pathOf('home', 'en'));
    // As for somebody who comes back to it: in its fonts, which the first page of a visit may leave for the next, all of it laid out.
    await page.evaluate(() => window.wearFonts?.());
    await expect.poll(() => wornFonts(page)).toEqual(webFontFamilies);
    await layOutWhole(page);
    await footerLink(page, labelIn('footer', 'insurance', 'en')).scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(1000);
    await footerLink(page, labelIn('footer', 'insurance', 'en')).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(pathOf('home', 'en'));
    await expect.poll(() => scrollTop(page)).toBe(before);
    await page.goForward();
    await expect(page).toHaveURL(pathOf('insurance', 'en'));
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  for (const language of triedLanguages) {
    test(`${language}: a placeholder stands in while a page is slow`, async ({ page }) => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/*.data*', async (route) => {
        await answered;
        await route.continue();
      });
      await open(page, pathOf('team', language));
      await footerLink(page, labelIn('footer', 'insurance', language)).click();
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('main')).toHaveText(words.loading[language]);
      await expect(page.getByRole('banner')).toBeVisible();
      // As high as a page, so that nothing below it jumps into sight and away again.
      const height = (await page.getByRole('main').boundingBox())?.height ?? 0;
      expect(height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Number.POSITIVE_INFINITY);
      answer();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
      await expect(page.getByText(words.loading[language])).toHaveCount(0);
    });
  }
});

test.describe('Back to a page that this tab showed before the present one was loaded anew', () => {
  for (const language of triedLanguages) {
    for (const awake of [false, true]) {
      test(`${language}: shows that page, ${awake ? 'from one that is awake' : 'also before the page wakes'}`, async ({ page }) => {
        await open(page, pathOf('team', language));
        await footerLink(page, labelIn('footer', 'insurance', language)).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('insurance').title[language]);
        await page.reload();
        if (awake) await wake(page);
        await page.goBack();
        await expect(page).toHaveURL(pathOf('team', language));
        await expect(page).toHaveTitle(new RegExp(pageName('team').title[language]));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('team').title[language]);
        await page.goForward();
        await expect(page).toHaveURL(pathOf('insurance', language));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('insurance').title[language]);
      });
    }
  }
});

for (const awake of [false, true]) {
  test(`Back returns to where a link within the page was followed, ${awake ? 'on a page that is awake' : 'also before the page wakes'}`, async ({
    page,
  }) => {
    await page.goto(pathOf('condition/asthma', 'en'));
    await layOutWhole(page);
    if (awake) await wake(page);
    const link = page.getByRole('main').locator('a[href^="#source-"]').first();
    await link.scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    await link.click();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 1000);
    const after = await scrollTop(page);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(before);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(after);
    if (!awake) return;
    await footerLink(page, labelIn('footer', 'insurance', 'en')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('insurance').title.en);
    await page.goBack();
    await expect(page).toHaveURL(/#source-/);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(before);
  });
}

test('the router comes when somebody may be about to go on, not with the page', async ({ page }) => {
  const router: string[] = [];
  page.on('request', (request) => /\/assets\/(whole-router|manifest)-/.test(request.url()) && router.push(request.url()));
  await open(page, pathOf('team', 'en'));
  await page.getByRole('banner').getByRole('button', { name: words.help.en }).click();
  expect(router).toEqual([]);
  await footerLink(page, labelIn('footer', 'insurance', 'en')).hover();
  await expect.poll(() => router.length).toBe(2);
  await expect(page).toHaveURL(pathOf('team', 'en'));
});

for (const language of triedLanguages) {
  test(`${language}: what is chosen on a page stands in its address, also without a connection`, async ({ page, context }) => {
    await open(page, pathOf('patient-education', language));
    await context.setOffline(true);
    for (const [tab, query] of [
      [educationWords.servicesTab, 'services'],
      [educationWords.conditions, 'conditions'],
    ] as const) {
      await page.getByRole('tab', { name: tab[language] }).click();
      await expect(page.getByRole('tab', { name: tab[language] })).toHaveAttribute('aria-selected', 'true');
      await expect(page).toHaveURL(new RegExp(`[?&]tab=${query}$`));
    }
  });
}

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
        /Error loading route module|did not load|dynamically imported module/,
      ],
    },
  });

  test('a page whose code is gone is loaded whole, once', async ({ page }) => {
    await open(page, pathOf('home', 'en'));
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
  });

  test('where the router does not come, links still lead on, each to a page loaded whole', async ({ page }) => {
    await page.route('**/assets/whole-router-*.js', (route) => route.abort());
    await open(page, pathOf('home', 'es'));
    for (const id of ['insurance', 'site-map'] as const) {
      await page.evaluate(() => void Object.assign(window, { former: true }));
      await footerLink(page, labelIn('footer', id, 'es')).click();
      await expect(page).toHaveURL(pathOf(id, 'es'));
      await expect.poll(() => page.evaluate(() => 'former' in window).catch(() => true)).toBe(false);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await wake(page);
    }
  });

  test('a page whose code stays away is still reached and read', async ({ page }) => {
    await open(page, pathOf('home', 'es'));
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
        await open(page, pathOf('team', language));
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
            await wake(page);
            await footerLink(page, labelIn('footer', 'site-map', language)).click();
            await expect(page).toHaveURL(pathOf('site-map', language));
          });
        }
      });
    }

    test(`${language}: a page that cannot be loaded whole either says so, with a title and both phones`, async ({ page }) => {
      await open(page, pathOf('team', language));
      // Where storage is blocked no second try is known from the first, so none is made.
      await page.evaluate(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        }),
      );
      await page.route(`**${pathOf('insurance', language)}.data*`, (route) => route.abort());
      await footerLink(page, labelIn('footer', 'insurance', language)).click();
      await expect(page.getByRole('heading', { name: failure[language].title })).toBeVisible();
      await expect(page).toHaveTitle(failure[language].title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const { shown, href } of officePhones) await expect(page.getByRole('link', { name: shown })).toHaveAttribute('href', href);
      await expect(page.getByRole('link', { name: /911/ })).toHaveAttribute('href', 'tel:911');
      await expect(page.getByRole('link', { name: failure[language].home })).toHaveAttribute('href', pathOf('home', language));

      await page.getByRole('button', { name: failure[language].again }).click();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(failure[language].title);
    });
  }
});
