import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { footerWords } from '#app/frame/footer-words.ts';
import { words } from '#app/frame/words.ts';
import { words as homeWords } from '#app/pages/home/words.ts';
import { words as educationWords } from '#app/pages/patient-education/words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { expectHydrated, holdScripts, hydrate } from '../support/hydration.ts';
import { footerLink, openHydrated } from '../support/navigation.ts';
import { frame, labelIn } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows the footer's link to a listed page. */
const follow = (page: Page, id: 'insurance' | 'site-map' | 'first-visit', language: Language) =>
  footerLink(page, labelIn('footer', id, language)).click();

async function expectPage(page: Page, id: 'team' | 'insurance' | 'site-map' | 'first-visit', language: Language) {
  await expect(page).toHaveURL(pathOf(id, language));
  await expect(heading(page)).toHaveText(pageName(id).title[language]);
}

/** Expects the section to come to rest with its top 20 px below the header. */
async function expectBelowHeader(page: Page, section: Locator) {
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => Math.round((await section.boundingBox())?.y ?? -1), { timeout: 15_000 })
    .toBe(Math.round((header?.height ?? 0) + 20));
}

for (const language of triedLanguages) {
  test(`${language}: the logo leads to the top of home, the footer’s section links to its sections`, async ({ page }) => {
    const home = pathOf('home', language);
    const logo = page.getByRole('banner').getByRole('link', { name: frame[language].brand });
    const footer = page.getByRole('contentinfo');
    const section = (name: string) => page.getByRole('region', { name, exact: true });

    await test.step('a section link leads from another page to the section of home, whose pictures are yet to come', async () => {
      await openHydrated(page, pathOf('insurance', language));
      await footerLink(page, footerWords.locations[language]).click();
      await expect(page).toHaveURL(`${home}#locations`);
      await expectBelowHeader(page, section(homeWords.locationsTitle[language]));
    });

    await test.step('on home the logo goes back to the top', async () => {
      await openHydrated(page, home);
      await footer.scrollIntoViewIfNeeded();
      expect(await scrollTop(page)).toBeGreaterThan(1000);
      await logo.click();
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(page).toHaveURL(home);
    });

    await test.step('on home a link scrolls to its section', async () => {
      const sections = [
        [footerWords.about, homeWords.physiciansTitle],
        [footerWords.services, homeWords.servicesTitle],
        [footerWords.locations, homeWords.locationsTitle],
      ] as const;
      for (const [link, title] of visitsEverything ? sections : sections.slice(0, 1)) {
        await footerLink(page, link[language]).click();
        await expectBelowHeader(page, section(title[language]));
      }
    });

    await test.step('also where a part above it grows while the page glides', async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await section(homeWords.servicesTitle[language]).evaluate((above) =>
        addEventListener('scroll', () => above.style.setProperty('padding-top', '300px'), { once: true }),
      );
      await footerLink(page, footerWords.locations[language]).click();
      await expectBelowHeader(page, section(homeWords.locationsTitle[language]));
    });

    await test.step('with less motion preferred it jumps there', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await footerLink(page, footerWords.services[language]).click();
      await expectBelowHeader(page, section(homeWords.servicesTitle[language]));
      await page.emulateMedia({ reducedMotion: null });
    });

    await test.step('the header stays at the top of the window on another page', async () => {
      await follow(page, 'insurance', language);
      await expectPage(page, 'insurance', language);
      await footer.scrollIntoViewIfNeeded();
      expect(await scrollTop(page)).toBeGreaterThan(500);
      expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0 });
    });

    await test.step('from there the logo leads home, to the top', async () => {
      await logo.click();
      await expect(page).toHaveURL(home);
      await expect(heading(page)).toHaveText(frame[language].tagline);
      await expect.poll(() => scrollTop(page)).toBe(0);
    });
  });
}

for (const language of triedLanguages) {
  test(`${language}: a page followed to begins at its top and is read out, and Back leads to where it was followed`, async ({ page }) => {
    const data = await holdScripts(page, /\.data/);
    await openHydrated(page, pathOf('team', language));
    await footerLink(page, labelIn('footer', 'insurance', language)).scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(1000);
    await follow(page, 'insurance', language);

    await test.step('a placeholder stands in while the page is slow', async () => {
      const main = page.getByRole('main');
      await expect(main).toHaveAttribute('aria-busy', 'true');
      await expect(main).toHaveText(words.loading[language]);
      await expect(page.getByRole('banner')).toBeVisible();
      // Visible although the visitor is at the end of a long page, whose scroll position is kept.
      const placeholder = page.getByText(words.loading[language]).locator('..');
      await expect(placeholder).toBeInViewport({ ratio: 0.5 });
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
      // As high as a page, so that nothing below it jumps into view and away again.
      const height = (await main.boundingBox())?.height ?? 0;
      expect(height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Number.POSITIVE_INFINITY);
      data.release();
      await expect(heading(page)).toBeFocused();
      await expect(main).toHaveAttribute('aria-busy', 'false');
      await expect(page.getByText(words.loading[language])).toHaveCount(0);
    });

    await test.step('its heading has the focus, it starts at its top, its title is read out', async () => {
      await expect(page).toHaveURL(pathOf('insurance', language));
      expect(await scrollTop(page)).toBe(0);
      const title = await page.title();
      await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(title);
    });

    await test.step('Back and Forward restore the place', async () => {
      await page.goBack();
      await expect(page).toHaveURL(pathOf('team', language));
      // Browsers round the scroll position.
      await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(1);
      await page.goForward();
      await expect(page).toHaveURL(pathOf('insurance', language));
      await expect.poll(() => scrollTop(page)).toBe(0);
    });

    await test.step('search engines that follow are told the same as of a page that is served', async () => {
      const told = () => page.locator('script[type="application/ld+json"]').allTextContents();
      const followed = await told();
      expect(followed.length).toBeGreaterThan(0);
      await page.reload();
      expect(await told()).toEqual(followed);
    });
    for (const state of ['before the page loaded anew is hydrated', 'after it']) {
      await test.step(`Back shows the page that this tab showed before, ${state}`, async () => {
        if (state === 'after it') await hydrate(page);
        await page.goBack();
        await expectPage(page, 'team', language);
        await expect(page).toHaveTitle(new RegExp(pageName('team').title[language]));
        await page.goForward();
        await expectPage(page, 'insurance', language);
      });
    }
  });
}

test('while a page is on its way, forward or back, its placeholder is all that shows, under the practice’s name', {
  tag: '@release',
}, async ({ page }) => {
  await openHydrated(page, pathOf('team', 'en'));
  // First the code is slow, then the data: each takes longer than the placeholder's delay.
  await page.route(/\/assets\/page-|\.data/, async (route) => {
    await wait(300);
    await route.continue();
  });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const main = document.querySelector('main');
    const look = () => {
      const now = main?.ariaBusy === 'true' ? `placeholder, ${document.title}` : (main?.querySelector('h1')?.textContent ?? 'nothing');
      if (now !== seen.at(-1)) seen.push(now);
      requestAnimationFrame(look);
    };
    look();
  });
  const [team, insurance, placeholder] = [pageName('team').title.en, pageName('insurance').title.en, `placeholder, ${frame.en.brand}`];
  await follow(page, 'insurance', 'en');
  await expectPage(page, 'insurance', 'en');
  await page.goBack();
  await expectPage(page, 'team', 'en');
  await expect(page).toHaveTitle(new RegExp(team));
  const seen = await page.evaluate(() => (window as Window & { seen?: string[] }).seen);
  expect(seen).toEqual([team, placeholder, insurance, placeholder, team]);
});

test('Back, or a link within the page, calls off a page whose code is on its way, and the present one stays in use', {
  tag: '@release',
}, async ({ page }) => {
  await openHydrated(page, pathOf('team', 'en'));
  await follow(page, 'insurance', 'en');
  await expectPage(page, 'insurance', 'en');
  for (const { how, go, stays, wanted } of [
    { how: 'Back', go: () => page.goBack(), stays: 'team', wanted: 'site-map' },
    {
      how: 'a link within the page',
      go: () => page.getByRole('link', { name: words.skip.en }).press('Enter'),
      stays: 'site-map',
      wanted: 'first-visit',
    },
  ] as const) {
    await test.step(how, async () => {
      const code = await holdScripts(page, /\/assets\/page-/);
      await follow(page, wanted, 'en');
      await code.asked;
      await expect(page.getByRole('main')).toHaveText(words.loading.en);
      await go();
      const shown = page.getByRole('heading', { level: 1, name: pageName(stays).title.en });
      await expect(shown).toBeVisible();
      const url = page.url();
      const arrived = page.waitForResponse(/\/assets\/page-/);
      code.release();
      await (await arrived).finished();
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
      await expect(shown).toBeVisible();
      expect(page.url()).toBe(url);
      await follow(page, wanted, 'en');
      await expectPage(page, wanted, 'en');
    });
  }
});

/** Follows a link far down the page and returns by Back and Forward. Returns where it was followed. */
async function followAndReturn(page: Page, hydrating: boolean): Promise<number> {
  // Parts of a long page are laid out as they come near, so the link's place is known only at the click.
  await page.evaluate(() => addEventListener('click', () => Object.assign(window, { followedAt: Math.round(scrollY) }), true));
  // Not in the first screen: a page that forgot the place would be scrolled to its top.
  await page.getByRole('main').locator('a[href^="#source-"]').filter({ visible: true }).nth(4).click();
  const before = await page.evaluate(() => (window as Window & { followedAt?: number }).followedAt ?? 0);
  expect(before).toBeGreaterThan(500);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 1000);
  const after = await scrollTop(page);
  // The click is a sign of intent and hydrates the page.
  if (hydrating) await expectHydrated(page);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(before);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(after);
  return before;
}

/** Opens another page, then goes Back to the link's target on the page before and to where the link was followed. */
async function leaveAndReturn(page: Page, before: number) {
  await follow(page, 'insurance', 'en');
  await expect(heading(page)).toHaveText(pageName('insurance').title.en);
  await page.goBack();
  await expect(page).toHaveURL(/#source-/);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(before);
}

test('Back returns to where a link within the page was followed before the page is hydrated', { tag: '@release' }, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(pathOf('condition/asthma', 'en'));
  const before = await followAndReturn(page, false);
  scripts.release();
  await expectHydrated(page);
  await leaveAndReturn(page, before);
});

test('Back returns to where a link within the page was followed while it hydrates, and after it; the page stays', async ({ page }) => {
  await page.goto(pathOf('condition/asthma', 'en'));
  // On a slow device, delays must not bring the placeholder, after which everything opened is closed again.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) new MutationObserver(() => Object.assign(window, { wentAway: true })).observe(main, { attributeFilter: ['aria-busy'] });
  });
  let before = 0;
  await test.step('while it hydrates', async () => {
    before = await followAndReturn(page, true);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(before);
  });
  await test.step('after it', async () => {
    before = await followAndReturn(page, true);
    expect(await page.evaluate(() => 'wentAway' in window)).toBe(false);
  });
  await leaveAndReturn(page, before);
  await session.detach();
});

for (const language of triedLanguages) {
  test(`${language}: what is chosen on a page stands in its address, also without a connection`, { tag: '@release' }, async ({
    page,
    context,
  }) => {
    // The files that the page fetches after hydration would fail without a connection.
    const toasts = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/toasts-'));
    await openHydrated(page, pathOf('patient-education', language));
    await toasts;
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
