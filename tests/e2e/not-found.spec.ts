import type { Page } from '@playwright/test';
import { words } from '#app/parts/not-found/words.ts';
import type { Language } from '#app/site/language.ts';
import { type PageId, physicianPages } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { openHydrated } from '../support/navigation.ts';
import { frame } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const prefix = { en: '', es: '/es' } as const satisfies Record<Language, string>;

/** Opens a path as a link inside the app does, by the router. */
async function meetInside(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Expects each path, opened after the reviews, to show its page at the page's own address; Back leads to the reviews. */
async function expectReplaced(page: Page, paths: Readonly<Record<string, PageId>>) {
  await openHydrated(page, pathOf('reviews', 'en'));
  const heading = page.getByRole('heading', { level: 1 });
  const reviews = await heading.innerText();
  for (const [from, id] of Object.entries(paths)) {
    await test.step(`${from} to ${id}`, async () => {
      await meetInside(page, from);
      await expect(page).toHaveURL(pathOf(id, 'en'));
      await expect(heading).not.toHaveText(reviews);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(heading).toBeVisible();
      await expect(heading).not.toHaveText(words.title.en);
      await page.goBack();
      await expect(page).toHaveURL(pathOf('reviews', 'en'));
      await expect(heading).toHaveText(reviews);
    });
  }
}

test.describe('a path without a page', () => {
  test.use({ expected: { problems: [/status 404/, /^console error: (Failed to load resource|Page not found)/] } });

  for (const language of triedLanguages) {
    test(`${language}: says so in the language of the path and in the console, with status 404, and leads on`, async ({ page }) => {
      const path = `${prefix[language]}/no/such/page`;
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const response = await page.goto(`${path}?from=letter`);
      await expect.poll(() => logged.join('\n')).toContain(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title[language]);
      await expect(page.getByRole('main')).toContainText(words.text[language]);
      await expect(page).toHaveTitle(new RegExp(words.title[language]));
      await expect(page.getByRole('region', { name: words.physicians[language] })).toHaveCount(0);
      const link = (button: 'home' | 'team' | 'schedule') =>
        page.getByRole('main').getByRole('link', { name: words[button][language], exact: true });
      for (const [button, target] of [
        ['home', 'home'],
        ['schedule', 'appointment-request'],
        ['team', 'team'],
      ] as const) {
        await expect(link(button)).toHaveAttribute('href', pathOf(target, language));
        await link(button).click({ trial: true });
      }
      await link('team').click();
      await expect(page).toHaveURL(pathOf('team', language));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test(`${language}: that speaks of physicians shows all three, and a card leads to the profile`, { tag: '@release' }, async ({
      page,
      request,
    }) => {
      const response = await page.goto(`${prefix[language]}/our-doctors`);
      expect(response?.status()).toBe(404);
      const section = page.getByRole('region', { name: words.physicians[language] });
      await expect(section.getByRole('listitem')).toHaveCount(physicianPages.length);
      for (const { id, name, credentials, portraitAlt } of frame[language].physicians) {
        const card = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `${name}, ${credentials}` }) });
        const profile = card.getByRole('link', { name: words.viewProfile[language] });
        await expect(profile).toHaveAttribute('href', pathOf(`physician/${id}`, language));
        await expect(card.getByRole('img', { name: portraitAlt })).toBeVisible();
      }
      for (const path of ['/Physicians-list', '/physicians/nobody', '/physician-details/nobody']) {
        const other = await request.get(prefix[language] + path);
        expect(other.status(), path).toBe(404);
        expect(await other.text(), path).toBe(await response?.text());
      }
      const [first] = frame[language].physicians;
      await page.getByRole('link', { name: new RegExp(`^${words.viewProfile[language]}.*${first?.name}`) }).click();
      await expect(page).toHaveURL(pathOf(`physician/${physicianPages[0].id}`, language));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(first?.name ?? '');
    });
  }
});

test.describe('met inside the app', () => {
  test.use({
    expected: { problems: [/status 404: .*(\.data|\/no-such-page)$/, /^console error: (Failed to load resource|Page not found)/] },
  });

  test('another name of a page, or its path in capitals, is replaced by its address, and a path without a page is not found', {
    tag: '@release',
  }, async ({ page }) => {
    await expectReplaced(page, { '/Insurance': 'insurance', '/doctors': 'team' });
    await meetInside(page, '/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title.en);
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
