import type { Page } from '@playwright/test';
import { conditions, services } from '#app/content/content.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { words as homeWords } from '#app/pages/home/words.ts';
import { matches } from '#app/pages/patient-education/matching.ts';
import { words } from '#app/pages/patient-education/words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { plainText } from '#app/site/plain-text.ts';
import { expectHydrated, holdScripts, hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const topics = [...conditions(), ...services()];
const tabNames = { conditions: words.conditions, services: words.servicesTab } as const;
const headings = { conditions: words.conditionsHeading, services: words.services } as const;

async function open(page: Page, language: Language, query = '') {
  await page.goto(pathOf('patient-education', language) + query);
  await hydrate(page);
}

async function expectList(page: Page, language: Language, shown: keyof typeof headings) {
  for (const list of ['conditions', 'services'] as const) {
    const heading = page.getByRole('main').getByRole('heading', { name: headings[list][language], exact: true });
    await expect(heading).toBeVisible({ visible: list === shown });
    const tab = page.getByRole('tab', { name: tabNames[list][language] });
    await expect(tab).toHaveAttribute('aria-selected', String(list === shown));
  }
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(tabNames[shown][language]);
}

/** The topics the page shows, by the titles of their links. */
/** The cards' links: what else leads on from the page stands above them. */
const topicLinks = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

async function expectTopics(page: Page, language: Language, titles: readonly string[]) {
  const links = topicLinks(page);
  await expect(links).toHaveCount(titles.length);
  for (const title of titles) await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(words.found[language](titles.length));
}

for (const language of triedLanguages) {
  test.describe(language, () => {
    test('the tab follows the query', async ({ page }) => {
      await open(page, language);
      await expectList(page, language, 'conditions');
      await open(page, language, '?tab=services');
      await expectList(page, language, 'services');
      await open(page, language, '?tab=conditions');
      await expectList(page, language, 'conditions');
      await open(page, language, '?tab=nonsense');
      await expectList(page, language, 'conditions');
    });

    test('the query follows the tab and keeps the rest', async ({ page }) => {
      await open(page, language, '?from=letter');
      await page.getByRole('tab', { name: tabNames.services[language] }).click();
      await expectList(page, language, 'services');
      await expect(page).toHaveURL(`${pathOf('patient-education', language)}?from=letter&tab=services`);
      await page.getByRole('tab', { name: tabNames.conditions[language] }).click();
      await expectList(page, language, 'conditions');
      await expect(page).toHaveURL(`${pathOf('patient-education', language)}?from=letter&tab=conditions`);
    });

    test('each list has all its topics', async ({ page }) => {
      await open(page, language);
      for (const { title } of localized(conditions(), language)) {
        await expect(page.getByRole('tabpanel').getByRole('link', { name: title, exact: true })).toBeVisible();
      }
      await page.getByRole('tab', { name: tabNames.services[language] }).click();
      for (const { title } of localized(services(), language)) {
        await expect(page.getByRole('tabpanel').getByRole('link', { name: title, exact: true })).toBeVisible();
      }
    });
  });
}

test('arrow keys, Home and End move between the tabs', async ({ page }) => {
  await open(page, 'en');
  const [first, second] = [page.getByRole('tab', { name: words.conditions.en }), page.getByRole('tab', { name: words.servicesTab.en })];
  await first.focus();
  for (const [key, tab, list] of [
    ['ArrowRight', second, 'services'],
    ['ArrowRight', first, 'conditions'],
    ['ArrowLeft', second, 'services'],
    ['Home', first, 'conditions'],
    ['End', second, 'services'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab).toBeFocused();
    await expectList(page, 'en', list);
  }
  await page.keyboard.press('Tab');
  await expect(first).not.toBeFocused();
});

test.describe('the filter', () => {
  const shownFor = (typed: string, language: Language) =>
    topics
      .filter(({ title, summary, keywords }) =>
        matches(typed, { title: title[language], summary: summary[language], keywords: keywords[language] }),
      )
      .map(({ title }) => title[language]);

  for (const [language, typed, topic] of [
    ['en', 'hay fever', 'condition/seasonal-allergies'],
    ['en', 'hives', 'condition/chronic-urticaria'],
    ['es', 'ronchas', 'condition/chronic-urticaria'],
  ] as const) {
    test(`${language}: knows the lay word “${typed}”`, async ({ page }) => {
      await open(page, language);
      await page.getByRole('searchbox', { name: words.filter[language] }).fill(typed);
      const wanted = topics.find(({ pageId }) => pageId === topic)?.title[language] ?? '';
      await expect(page.getByRole('main').getByRole('link', { name: wanted, exact: true })).toBeVisible();
      const titles = shownFor(typed, language);
      expect(titles.length).toBeLessThan(topics.length);
      await expectTopics(page, language, titles);
    });
  }

  test('es: takes a word without its accents, in any case', async ({ page }) => {
    const inTitles = topics.flatMap(({ title }) => title.es.split(/[^\p{L}]+/u).map((word) => ({ word, title: title.es })));
    const accented = inTitles.find(({ word }) => plainText(word) !== word.toLowerCase());
    await open(page, 'es');
    await page.getByRole('searchbox').fill(plainText(accented?.word ?? '').toUpperCase());
    await expect(page.getByRole('main').getByRole('link', { name: accented?.title, exact: true })).toBeVisible();
  });

  test('takes a whole title as it is written', async ({ page }) => {
    const title = topics.map(({ title: both }) => both.es).find((text) => text.includes('(')) ?? '';
    await open(page, 'es');
    await page.getByRole('searchbox').fill(title);
    await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible();
  });

  test('looks through both lists, says when nothing fits, and gives everything back', async ({ page }) => {
    await open(page, 'en', '?tab=services');
    const box = page.getByRole('searchbox', { name: words.filter.en });
    await box.fill('asthma');
    await expectTopics(page, 'en', shownFor('asthma', 'en'));
    await expect(page.getByRole('main').getByRole('link', { name: pageName('condition/asthma').title.en, exact: true })).toBeVisible();
    await box.fill('zzz');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(words.none.en);
    await expect(topicLinks(page)).toHaveCount(0);
    await box.fill('');
    await expectList(page, 'en', 'services');
  });
});

for (const language of triedLanguages) {
  test(`${language}: “View All Services” on home arrives at the heading of the services`, async ({ page }) => {
    await page.goto(pathOf('home', language));
    await hydrate(page);
    await page.getByRole('link', { name: homeWords.allServices[language] }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${pathOf('patient-education', language)}\\?tab=services`));
    const heading = page.getByRole('heading', { name: words.services[language], exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeCloseTo((header?.height ?? 0) + 20, -1);
  });
}

for (const language of triedLanguages) {
  test(`${language}: “View All Services”, a reloaded and a shared link reach the heading, before hydration and after`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(pathOf('home', language));
    await page.getByRole('link', { name: homeWords.allServices[language] }).click();
    const heading = page.getByRole('heading', { name: words.services[language], exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await page.goto('about:blank');
    await page.goto(`${pathOf('patient-education', language)}?tab=services#treatment-diagnostic-services`);
    await expect(heading).toBeInViewport({ ratio: 1 });
    scripts.release();
    await expectHydrated(page);
    await expect(page.getByRole('tab', { name: words.servicesTab[language] })).toHaveAttribute('aria-selected', 'true');
    await expect(heading).toBeInViewport({ ratio: 1 });
  });
}

test('“View All Services” before the page is hydrated arrives there too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(pathOf('home', 'en'));
  await page.getByRole('link', { name: homeWords.allServices.en }).click();
  await expect(page.getByRole('heading', { name: words.services.en, exact: true })).toBeInViewport();
  await context.close();
});
