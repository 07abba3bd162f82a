import type { Locator, Page } from '@playwright/test';
import { conditions, services } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { words as homeWords } from '#app/pages/home/words.ts';
import { words } from '#app/pages/patient-education/words.ts';
import type { Language } from '#app/site/language.ts';
import { servicesAlias } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
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

/** The target of the home page's "View All Services". */
const servicesPath = (language: Language) => `${pathOf('patient-education', language)}?tab=services#treatment-diagnostic-services`;

/** The cards' links; the page's other links are above them. */
const topicLinks = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

/** Expects a lay word to find the topic and only some others; the page says how many. */
async function expectLayWord(page: Page, language: Language, typed: string, topic: string) {
  await page.getByRole('searchbox', { name: words.filter[language] }).fill(typed);
  const title = topics.find(({ pageId }) => pageId === topic)?.title[language] ?? '';
  await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect.poll(() => topicLinks(page).count()).toBeLessThan(topics.length);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(words.found[language](await topicLinks(page).count()));
}

for (const language of triedLanguages) {
  test(`${language}: tabs and their query follow each other, by mouse and by keyboard, and each list has all its topics`, async ({
    page,
  }) => {
    const [first, second] = [tabNames.conditions, tabNames.services].map((name) => page.getByRole('tab', { name: name[language] })) as [
      Locator,
      Locator,
    ];
    const panel = page.getByRole('tabpanel');

    await test.step('the conditions show first, whatever else the query says', async () => {
      for (const query of visitsEverything ? ['', '?tab=conditions', '?tab=nonsense', '?from=letter'] : ['?from=letter']) {
        await open(page, language, query);
        await expectList(page, language, 'conditions');
      }
      for (const { title } of localized(conditions(), language)) {
        await expect(panel.getByRole('link', { name: title, exact: true })).toBeVisible();
      }
    });

    await test.step('the services by their own address, as it comes and when used', async () => {
      await page.goto(servicesAlias[language]);
      await expectList(page, language, 'services');
      await hydrate(page);
      await expectList(page, language, 'services');
      await open(page, language, '?from=letter');
    });

    await test.step('the query follows the tab and keeps the rest', async () => {
      await second.click();
      await expectList(page, language, 'services');
      await expect(page).toHaveURL(`${pathOf('patient-education', language)}?from=letter&tab=services`);
      for (const { title } of localized(services(), language)) {
        await expect(panel.getByRole('link', { name: title, exact: true })).toBeVisible();
      }
      await first.click();
      await expectList(page, language, 'conditions');
      await expect(page).toHaveURL(`${pathOf('patient-education', language)}?from=letter&tab=conditions`);
    });

    await test.step('arrow keys, Home and End move between the tabs', async () => {
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
        await expectList(page, language, list);
      }
      await page.keyboard.press('Tab');
      await expect(first).not.toBeFocused();
    });
  });

  test(`${language}: “View All Services” arrives at the heading of the services, before hydration, reloaded, and after`, {
    tag: '@release',
  }, async ({ page }) => {
    const heading = page.getByRole('heading', { name: words.services[language], exact: true });
    const all = page.getByRole('link', { name: homeWords.allServices[language] });
    const scripts = await holdScripts(page);
    await page.goto(pathOf('home', language));

    await test.step('before hydration, at the address that is shared', async () => {
      await all.click();
      await expect(page).toHaveURL(servicesPath(language));
      await expect(heading).toBeInViewport({ ratio: 1 });
    });

    await test.step('reloaded, and as the page hydrates', async () => {
      await page.reload();
      await expect(heading).toBeInViewport({ ratio: 1 });
      scripts.release();
      await expectHydrated(page);
      await expect(page.getByRole('tab', { name: words.servicesTab[language] })).toHaveAttribute('aria-selected', 'true');
      await expect(heading).toBeInViewport({ ratio: 1 });
    });

    await test.step('from home without a full load, below the header', async () => {
      await page
        .getByRole('banner')
        .locator(`a[href="${pathOf('home', language)}"]`)
        .filter({ visible: true })
        .first()
        .click();
      await expect(page).toHaveURL(pathOf('home', language));
      await all.click();
      await expect(page).toHaveURL(new RegExp(`^[^?]*${pathOf('patient-education', language)}\\?tab=services`));
      await expect(heading).toBeInViewport({ ratio: 1 });
      const header = await page.getByRole('banner').boundingBox();
      await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeCloseTo((header?.height ?? 0) + 20, -1);
    });
  });
}

test('the filter knows what people type, and looks through both lists', { tag: '@release' }, async ({ page }) => {
  await test.step('lay words, from the list of services too', async () => {
    await open(page, 'en', '?tab=services');
    await expectList(page, 'en', 'services');
    await expectLayWord(page, 'en', 'hives', 'condition/chronic-urticaria');
  });

  await test.step('it says when nothing fits, and gives everything back', async () => {
    const box = page.getByRole('searchbox', { name: words.filter.en });
    await box.fill('zzz');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(words.none.en);
    await expect(topicLinks(page)).toHaveCount(0);
    await box.fill('');
    await expectList(page, 'en', 'services');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('where “View All Services” leads, the heading of the services is in sight', { tag: '@release' }, async ({ page }) => {
    await page.goto(servicesPath('en'));
    await expect(page.getByRole('heading', { name: words.services.en, exact: true })).toBeInViewport();
  });
});
