import type { Locator, Page } from '@playwright/test';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { footerWords } from '#app/frame/footer-words.ts';
import { words } from '#app/frame/words.ts';
import { words as homeWords } from '#app/pages/home/words.ts';
import { words as educationWords } from '#app/pages/patient-education/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { expectHydrated, holdScripts, hydrate } from '../support/hydration.ts';
import { footerLink, openHydrated } from '../support/navigation.ts';
import { frame, labelIn } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: frame.en.brand });

/** The section has come to rest with its top 20 px below the header. */
async function expectBelowHeader(page: Page, section: Locator) {
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => Math.round((await section.boundingBox())?.y ?? -1), { timeout: 15_000 })
    .toBe(Math.round((header?.height ?? 0) + 20));
}

test.describe('the logo', () => {
  test('on home goes back to the top', async ({ page }) => {
    await openHydrated(page, pathOf('home', 'en'));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(1000);
    await logo(page).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page).toHaveURL(pathOf('home', 'en'));
  });

  for (const language of triedLanguages) {
    test(`${language}: elsewhere leads home, to the top`, async ({ page }) => {
      await openHydrated(page, pathOf('team', language));
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
      await openHydrated(page, pathOf('home', 'en'));
      await footerLink(page, link.en).click();
      await expectBelowHeader(page, page.getByRole('region', { name: title.en, exact: true }));
    });
  }

  for (const language of triedLanguages) {
    test(`${language}: elsewhere lead to the section of home`, async ({ page }) => {
      await openHydrated(page, pathOf('team', language));
      await footerLink(page, footerWords.locations[language]).click();
      await expect(page).toHaveURL(`${pathOf('home', language)}#locations`);
      await expectBelowHeader(page, page.getByRole('region', { name: homeWords.locationsTitle[language], exact: true }));
    });
  }

  test('lead there before the page is hydrated as well', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(pathOf('team', 'en'));
    await footerLink(page, footerWords.services.en).click();
    await expect(page.getByRole('heading', { name: homeWords.servicesTitle.en, exact: true })).toBeInViewport();
    await context.close();
  });

  test('with less motion preferred jump there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, pathOf('home', 'en'));
    await footerLink(page, footerWords.services.en).click();
    await expectBelowHeader(page, page.getByRole('region', { name: homeWords.servicesTitle.en, exact: true }));
  });
});

test.describe('from page to page', () => {
  test('the new heading takes the focus, the page starts at its top, its title is read out', async ({ page }) => {
    await openHydrated(page, pathOf('home', 'en'));
    await footerLink(page, labelIn('footer', 'insurance', 'en')).click();
    await expect(page).toHaveURL(pathOf('insurance', 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    const title = await page.title();
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(title);
  });

  test('Back and Forward restore the place', async ({ page }) => {
    await openHydrated(page, pathOf('home', 'en'));
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
      await openHydrated(page, pathOf('team', language));
      await footerLink(page, labelIn('footer', 'insurance', language)).click();
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('main')).toHaveText(words.loading[language]);
      await expect(page.getByRole('banner')).toBeVisible();
      // In sight though the visitor stands at the foot of a long page, whose place is kept.
      const placeholder = page.getByText(words.loading[language]).locator('..');
      await expect(placeholder).toBeInViewport({ ratio: 0.5 });
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
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

for (const [how, go] of [
  ['Back', (page: Page) => page.goBack()],
  ['a link within the page', (page: Page) => page.getByRole('link', { name: words.skip.en }).press('Enter')],
] as const) {
  test(`${how} calls off a page whose code is on its way, and the present one stays in use`, async ({ page }) => {
    await openHydrated(page, pathOf('team', 'en'));
    await footerLink(page, labelIn('footer', 'insurance', 'en')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('insurance').title.en);
    const code = await holdScripts(page, /\/assets\/page-/);
    await footerLink(page, labelIn('footer', 'site-map', 'en')).click();
    await code.asked;
    await expect(page.getByRole('main')).toHaveText(words.loading.en);
    await go(page);
    const stays = how === 'Back' ? 'team' : 'insurance';
    const shown = page.getByRole('heading', { level: 1, name: pageName(stays).title.en });
    await expect(shown).toBeVisible();
    const url = page.url();
    const arrived = page.waitForResponse(/\/assets\/page-/);
    code.release();
    await (await arrived).finished();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    await expect(shown).toBeVisible();
    expect(page.url()).toBe(url);
    await footerLink(page, labelIn('footer', 'site-map', 'en')).click();
    await expect(page).toHaveURL(pathOf('site-map', 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('site-map').title.en);
  });
}

test.describe('Back to a page that this tab showed before the present one was loaded anew', () => {
  for (const language of triedLanguages) {
    for (const hydrated of [false, true]) {
      test(`${language}: shows that page, ${hydrated ? 'from one that is hydrated' : 'also before the page is hydrated'}`, async ({
        page,
      }) => {
        await openHydrated(page, pathOf('team', language));
        await footerLink(page, labelIn('footer', 'insurance', language)).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('insurance').title[language]);
        await page.reload();
        if (hydrated) await hydrate(page);
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

for (const when of ['before the page is hydrated', 'while it hydrates', 'after it']) {
  test(`Back returns to where a link within the page was followed, ${when}`, async ({ page }) => {
    const scripts = when === 'before the page is hydrated' ? await holdScripts(page) : undefined;
    await page.goto(pathOf('condition/asthma', 'en'));
    if (when === 'after it') await hydrate(page);
    // Parts of a long page are laid out as they come near: where the link is followed is known when it is.
    await page.evaluate(() => addEventListener('click', () => Object.assign(window, { followedAt: Math.round(scrollY) }), true));
    // Not in the first screen: a page that forgot the place would stand at its top.
    await page.getByRole('main').locator('a[href^="#source-"]').nth(4).click();
    const before = await page.evaluate(() => (window as Window & { followedAt?: number }).followedAt ?? 0);
    expect(before).toBeGreaterThan(500);
    // The click is a sign of intent: it hydrates the page.
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 1000);
    const after = await scrollTop(page);
    if (!scripts) await expectHydrated(page);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(before);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(after);
    scripts?.release();
    await expectHydrated(page);
    await footerLink(page, labelIn('footer', 'insurance', 'en')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('insurance').title.en);
    await page.goBack();
    await expect(page).toHaveURL(/#source-/);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(before);
  });
}

for (const language of triedLanguages) {
  test(`${language}: what is chosen on a page stands in its address, also without a connection`, async ({ page, context }) => {
    await openHydrated(page, pathOf('patient-education', language));
    // What the page is still fetching by itself would fail without a connection.
    await page.waitForLoadState('networkidle');
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
