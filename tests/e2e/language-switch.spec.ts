import { footerWords } from '#app/frame/footer-words.ts';
import { otherLanguage } from '#app/site/language.ts';
import { findAddress, pathOf } from '#app/site/paths.ts';
import { aliases, byModule, visitedAddresses, visitsEverything } from '../support/addresses.ts';
import { languageLink } from '../support/header.ts';
import { hydrate } from '../support/hydration.ts';
import { hrefTo } from '../support/links.ts';
import { expect, test } from '../support/test.ts';

/** Home, a page with a Spanish name, one with the children's header, and an alias; tests/built/heads.test.ts checks every page's link. */
const few = [pathOf('home', 'en'), pathOf('first-visit', 'en'), pathOf('fun-facts', 'en'), '/conditions'].flatMap(
  (path) => findAddress(path) ?? [],
);

/** Walks back begin on the Spanish pages. */
const begins = (visitsEverything ? [...visitedAddresses.filter(({ canonical }) => canonical), ...aliases] : few).filter(
  ({ language, canonical }) => language === 'en' || !canonical,
);
const walks = visitsEverything ? byModule(begins) : [{ module: 'any', group: begins }];

for (const { module, group } of walks) {
  test(`the switch leads to the other language and back, on pages of the kind: ${module}`, async ({ page }) => {
    test.setTimeout(60_000 + group.length * 10_000);
    for (const { path, language, alternate } of group) {
      await test.step(`${path} and ${alternate}`, async () => {
        await page.goto(path);
        for (const [from, to, url] of [
          [language, otherLanguage(language), alternate],
          [otherLanguage(language), language, findAddress(alternate)?.alternate ?? ''],
        ] as const) {
          await languageLink(page, from).click();
          await expect(page).toHaveURL(url);
          await expect(page.locator('html')).toHaveAttribute('lang', to);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('contentinfo')).toContainText(footerWords.notAdvice[to]);
        }
      });
    }
  });
}

test.describe('for a visitor whose browser speaks Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('English stays English until the switch is used; query and hash come along, also into a new tab', async ({ page }) => {
    const place = '?tab=services&from=letter#treatment-diagnostic-services';
    const at = { en: pathOf('patient-education', 'en') + place, es: pathOf('patient-education', 'es') + place };
    await page.goto(at.en);
    await expect(page).toHaveURL(at.en);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await hydrate(page);
    for (const [from, to] of [
      ['en', 'es'],
      ['es', 'en'],
    ] as const) {
      await test.step(`from ${from} to ${to}`, async () => {
        await expect(languageLink(page, from)).toHaveAttribute('href', hrefTo(at[to]));
        await languageLink(page, from).click();
        await expect(page).toHaveURL(at[to]);
        await expect(page.locator('html')).toHaveAttribute('lang', to);
      });
    }
  });
});

test.describe('a path without a page', () => {
  test.use({ expected: { problems: [/status 404/, /^console error: (Failed to load resource|Page not found)/] } });

  test('has its alternate in the other language, and back', { tag: '@release' }, async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    for (const [from, to, url] of [
      ['en', 'es', '/es/no-such-page'],
      ['es', 'en', '/no-such-page'],
    ] as const) {
      await languageLink(page, from).click();
      await expect(page).toHaveURL(url);
      await expect(page.locator('html')).toHaveAttribute('lang', to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});
