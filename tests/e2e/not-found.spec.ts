import type { Page } from '@playwright/test';
import { words } from '#app/parts/not-found/words.ts';
import type { Language } from '#app/site/language.ts';
import { type PageId, physicianPages } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { frame } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const prefix = { en: '', es: '/es' } as const satisfies Record<Language, string>;

test.describe('a path without a page', () => {
  test.use({ expected: { problems: [/status 404/, /^console error: (Failed to load resource|Page not found)/] } });

  for (const language of triedLanguages) {
    test(`${language}: says so in the language of the path, with status 404`, async ({ page }) => {
      const response = await page.goto(`${prefix[language]}/no-such-page`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title[language]);
      await expect(page.getByRole('main')).toContainText(words.text[language]);
      await expect(page).toHaveTitle(new RegExp(words.title[language]));
      await expect(page.getByRole('region', { name: words.physicians[language] })).toHaveCount(0);
    });

    for (const [button, target] of [
      ['home', 'home'],
      ['team', 'team'],
      ['schedule', 'appointment-request'],
    ] as const) {
      test(`${language}: “${words[button][language]}” leads there`, async ({ page }) => {
        await page.goto(`${prefix[language]}/no-such-page`);
        await page.getByRole('main').getByRole('link', { name: words[button][language], exact: true }).click();
        await expect(page).toHaveURL(pathOf(target, language));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }

    for (const path of ['/our-doctors', '/Physicians-list', '/physicians/nobody', '/physician-details/nobody']) {
      test(`${prefix[language]}${path} shows the three physicians`, async ({ page }) => {
        const response = await page.goto(prefix[language] + path);
        expect(response?.status()).toBe(404);
        const section = page.getByRole('region', { name: words.physicians[language] });
        await expect(section.getByRole('listitem')).toHaveCount(physicianPages.length);
        for (const { id, name, credentials, portraitAlt } of frame[language].physicians) {
          const card = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `${name}, ${credentials}` }) });
          await expect(card.getByRole('link', { name: words.viewProfile[language] })).toHaveAttribute(
            'href',
            pathOf(`physician/${id}`, language),
          );
          await expect(card.getByRole('img', { name: portraitAlt })).toBeVisible();
        }
      });
    }
  }

  test('a physician’s card leads to the profile', async ({ page }) => {
    const [first] = frame.es.physicians;
    await page.goto('/es/our-doctors');
    await page.getByRole('link', { name: new RegExp(`^${words.viewProfile.es}.*${first?.name}`) }).click();
    await expect(page).toHaveURL(pathOf(`physician/${physicianPages[0].id}`, 'es'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(first?.name ?? '');
  });

  test('is logged to the console', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto('/no/such/page?from=letter');
    await expect.poll(() => logged.join('\n')).toContain('/no/such/page');
  });

  test('met inside the app is not found there either', async ({ page }) => {
    await page.goto(pathOf('team', 'en'));
    await hydrate(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/no-such-page');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title.en);
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

/** `from`, come upon after the reviews, shows the page `id` at its own address; Back leads to the reviews. */
async function expectReplaced(page: Page, from: string, id: PageId, language: Language) {
  await page.goto(pathOf('reviews', language));
  await hydrate(page);
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, from);
  await expect(page).toHaveURL(pathOf(id, language));
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.title[language]);
  await page.goBack();
  await expect(page).toHaveURL(pathOf('reviews', language));
}

test.describe('other spellings and names of a page', () => {
  for (const [from, id, language] of [
    ['/es%2fteam', 'team', 'es'],
    ['/TEAM', 'team', 'en'],
    ['/es/emergency', 'emergency', 'es'],
    ['/es/after-hours', 'after-hours', 'es'],
    ['/es/first-visit', 'first-visit', 'es'],
    ['/es/seasons', 'seasons', 'es'],
    ['/es/consultorios', 'locations', 'es'],
    ['/es/m%C3%A9dicos', 'team', 'es'],
    ['/citas', 'patient-routing', 'es'],
  ] as const) {
    test(`${from} leads to ${id}, which hydrates as itself`, async ({ page, request }) => {
      expect((await request.get(from, { maxRedirects: 0 })).status()).toBe(301);
      await page.goto(from);
      await expect(page).toHaveURL(pathOf(id, language));
      await hydrate(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.title[language]);
    });
  }

  for (const [from, id, language] of [
    ['/es/emergency', 'emergency', 'es'],
    ['/es/citas', 'patient-routing', 'es'],
    ['/es%2fteam', 'team', 'es'],
  ] as const) {
    test(`${from}, met inside the app, is replaced there`, ({ page }) => expectReplaced(page, from, id, language));
  }

  test.describe('in capitals, for which the router finds the page but no data', () => {
    test.use({ expected: { problems: [/status 404: .*\.data$/, /^console error: Failed to load resource/] } });
    for (const [from, id] of [
      ['/Insurance', 'insurance'],
      ['/patient-education/ASTHMA', 'condition/asthma'],
    ] as const) {
      test(`${from}, met inside the app, is replaced there`, ({ page }) => expectReplaced(page, from, id, 'en'));
    }
  });
});

test.describe('old addresses', () => {
  test('are replaced in the history, and answer 301 with the query kept', async ({ page, request }) => {
    const response = await request.get('/doctors?from=letter', { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`${pathOf('team', 'en')}?from=letter`);
    await page.goto(pathOf('insurance', 'en'));
    await page.goto('/doctors');
    await page.goBack();
    await expect(page).toHaveURL(pathOf('insurance', 'en'));
  });

  test('met inside the app are replaced there', async ({ page }) => {
    await page.goto(pathOf('insurance', 'es'));
    await hydrate(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/es/doctors');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL(pathOf('team', 'es'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(pathOf('insurance', 'es'));
  });
});
