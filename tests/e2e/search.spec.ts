import { load } from 'cheerio';
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { words as frameWords } from '#app/frame/words.ts';
import { words } from '#app/pages/search/words.ts';
import { alarmWords } from '#app/parts/alarm/words.ts';
import { words as cardWords } from '#app/parts/emergency-card/words.ts';
import { words as formWords } from '#app/parts/search-form/words.ts';
import { openSearchPaths } from '#app/site/file-paths.ts';
import { languages, otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { drawer } from '../support/header.ts';
import { holdScripts } from '../support/hydration.ts';
import { openHydrated } from '../support/navigation.ts';
import { officePhones } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** A lay word with a typing error, the page it means, and a word of the passage that must be marked. */
const asked = {
  en: { query: 'exzema cream', page: 'condition/eczema', mark: /cream/i, other: 'ronchas' },
  es: { query: 'penisilina', page: 'condition/drug-allergies', mark: /penicilina/i, other: 'hives' },
} as const;

for (const language of triedLanguages) {
  const { query, page: right, mark, other } = asked[language];

  test(`finds in everyday words, by arrow keys, query in the address: ${language}`, async ({ page }) => {
    const indexes: string[] = [];
    page.on('response', async (response) => {
      const isIndex = response.url().endsWith('.js') && (await response.text().catch(() => '')).includes('"passages"');
      if (isIndex) indexes.push(response.url());
    });
    await page.goto(pathOf('search', language));
    // Typed before or after hydration: nothing is lost.
    const field = page.getByRole('searchbox', { name: formWords.label[language] }).and(page.locator('#site-query'));
    await field.fill(query);
    const first = page.getByRole('main').locator('[data-result]').nth(1);
    await expect(first).toHaveAttribute('href', new RegExp(`^${pathOf(right, language)}(#|$)`));
    await expect(page.getByRole('main').locator('mark').filter({ hasText: mark }).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`\\?q=${query.replace(' ', '(\\+|%20)')}$`));
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(query);
    // Shown once, for eyes and ears alike.
    await expect(page.getByRole('main').getByText(`“${query}”`)).toHaveCount(1);
    await field.press('ArrowDown');
    await expect(first).toBeFocused();
    await first.press('ArrowUp');
    await expect(field).toBeFocused();
    expect(indexes).toHaveLength(1);

    await test.step('a word of the other language offers that language', async () => {
      await field.fill(other);
      const there = otherLanguage(language);
      await expect(page.getByRole('main').getByRole('link', { name: words.offerSearch[language] })).toHaveAttribute(
        'href',
        `${pathOf('search', there)}?q=${other}`,
      );
      await expect(page.getByRole('main').locator(`a[href="${pathOf('condition/chronic-urticaria', there)}"]`)).toBeVisible();
    });

    await test.step('medicines and plans by name, an emergency above all', async () => {
      await field.fill('zirtec');
      await expect(page.getByRole('heading', { name: words.medicine[language] })).toBeVisible();
      await field.fill('blue cross');
      await expect(page.getByRole('heading', { name: words.plan[language] })).toBeVisible();
      await field.fill(language === 'en' ? 'throat closing' : 'se me cierra la garganta');
      await expect(page.getByRole('main').getByRole('heading', { name: emergency().told.anaphylaxis[language] })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: cardWords.call911[language] })).toHaveAttribute('href', 'tel:911');
      await field.fill(language === 'en' ? 'whistling chest when i run' : 'cuando corro en educación física me falta el aire y toso');
      await expect(page.getByRole('main').getByText(alarmWords.happening[language])).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Asthma|Asma/ })
          .first(),
      ).toBeVisible();
      await field.fill('qqxxzz');
      await expect(page.getByRole('main').getByText(words.noneText[language])).toBeVisible();
    });
  });
}

test('a result followed before the typing rests is arrived at, however slowly its page comes', { tag: '@release' }, async ({ page }) => {
  await openHydrated(page, pathOf('search', 'en'));
  const code = await holdScripts(page, /\/assets\/page-/);
  const field = page.locator('#site-query');
  await field.fill('exzema');
  const result = page.getByRole('main').locator('[data-result][href*="eczema"]').first();
  await expect(result).toBeVisible();
  await field.fill(asked.en.query);
  // The click comes just before the address changes, half a second after the last key, which must not cancel the page.
  await result.evaluate((link) => new Promise<void>((resolve) => setTimeout(() => resolve((link as HTMLElement).click()), 400)));
  await code.asked;
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  code.release();
  await expect(page.getByRole('heading', { level: 1, name: pageName(asked.en.page).title.en })).toBeVisible();
});

test('is reached from header, drawer, site map and the page for unknown addresses', { tag: '@release' }, async ({ page }) => {
  await page.goto(pathOf('site-map', 'es'));
  const form = page.getByRole('main').getByRole('searchbox', { name: formWords.label.es });
  await form.fill('ronchas');
  await form.press('Enter');
  await expect(page).toHaveURL(`${pathOf('search', 'es')}?q=ronchas`);
  await expect(page.locator('#site-query')).toHaveValue('ronchas');

  await page.getByRole('banner').getByRole('link', { name: frameWords.search.es, exact: true }).click();
  await expect(page).toHaveURL(pathOf('search', 'es'));

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf('team', 'en'));
  await page.getByRole('button', { name: frameWords.menu.en }).click();
  const inDrawer = drawer(page, 'en').getByRole('searchbox', { name: formWords.label.en });
  await inDrawer.fill('hives');
  await inDrawer.press('Enter');
  await expect(page).toHaveURL(`${pathOf('search', 'en')}?q=hives`);
  await expect(drawer(page, 'en')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: /Hives/ }).first()).toBeVisible();

  await test.step('an emergency stands above all', async () => {
    await page.locator('#site-query').fill('throat closing');
    await expect(page.getByRole('main').getByRole('heading', { name: emergency().told.anaphylaxis.en })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: cardWords.call911.en })).toHaveAttribute('href', 'tel:911');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expected: { problems: [/status 404/, /^console error: Failed to load resource/] } });

  test('the site map answers with its list', { tag: '@release' }, async ({ page }) => {
    for (const language of triedLanguages) {
      await page.goto(pathOf('not-found', language));
      const field = page.getByRole('main').getByRole('searchbox', { name: formWords.label[language] });
      await field.fill('asma');
      await field.press('Enter');
      await expect(page).toHaveURL(`${pathOf('search', language)}?q=asma`);
      await expect(page.getByText(words.needsScript[language])).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: words.siteMap[language] }).click();
      await expect(page).toHaveURL(pathOf('site-map', language));
    }
  });
});

test.describe('without its index', () => {
  test.use({ expected: { problems: [/ERR_FAILED|Failed to fetch/] } });
  test('it says so, with 911 and the phones, and tries again', { tag: '@release' }, async ({ page }) => {
    await page.route(/\/assets\/(en|es)-[^/]+\.js$/, (route) => route.abort());
    await page.goto(`${pathOf('search', 'es')}?q=ronchas`);
    await expect(page.getByRole('main').getByText(words.failed.es)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: words.call911.es })).toHaveAttribute('href', 'tel:911');
    for (const { shown, href } of officePhones) {
      await expect(page.getByRole('main').getByRole('link', { name: shown })).toHaveAttribute('href', href);
    }
    await expectAccessible(page);
    await page.unroute(/\/assets\/(en|es)-[^/]+\.js$/);
    await page.getByRole('button', { name: words.again.es }).click();
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  });
});

test('browsers and search engines are told of it', { tag: '@release' }, async ({ request }) => {
  for (const language of languages) {
    const $ = load(await (await request.get(pathOf('home', language))).text());
    expect($('link[rel="search"]').attr('href')).toBe(openSearchPaths[language]);
    const description = await request.get(openSearchPaths[language]);
    expect(await description.text()).toContain(`${pathOf('search', language)}?q={searchTerms}`);
    expect($('script[type="application/ld+json"]').text()).toContain(`${pathOf('search', language)}?q={search_term_string}`);
  }
});
