import { footerWords } from '#app/frame/footer-words.ts';
import { languages, otherLanguage } from '#app/site/language.ts';
import { pages } from '#app/site/pages.ts';
import { addresses, pathOf } from '#app/site/paths.ts';
import { aliases, byModule, fewKinds, visitedAddresses, visitsEverything } from '../support/addresses.ts';
import { languageLink } from '../support/header.ts';
import { hydrate } from '../support/hydration.ts';
import { hrefTo } from '../support/links.ts';
import { expect, test } from '../support/test.ts';

/** Both ways lie in one visit: a few kinds of page, or every page. */
const switchedFrom = (visitsEverything ? visitedAddresses : fewKinds).filter(({ language, canonical }) => language === 'en' && canonical);

test.describe('there and back', () => {
  for (const { module, group } of byModule(switchedFrom)) {
    test(`on pages of the kind ${module}`, async ({ page }) => {
      for (const { path, alternate } of group) {
        await test.step(`${path} and ${alternate}`, async () => {
          await page.goto(path);
          await languageLink(page, 'en').click();
          await expect(page).toHaveURL(alternate);
          await expect(page.locator('html')).toHaveAttribute('lang', 'es');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('contentinfo')).toContainText(footerWords.notAdvice.es);
          await languageLink(page, 'es').click();
          await expect(page).toHaveURL(path);
          await expect(page.locator('html')).toHaveAttribute('lang', 'en');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('contentinfo')).toContainText(footerWords.notAdvice.en);
        });
      }
    });
  }
});

test('an alias leads to the other language’s page', async ({ page }) => {
  test.setTimeout(aliases.length * 10_000);
  for (const { path, alternate, language } of aliases) {
    await test.step(`${path} to ${alternate}`, async () => {
      await page.goto(path);
      await languageLink(page, language).click();
      await expect(page).toHaveURL(alternate);
      await expect(page.locator('html')).not.toHaveAttribute('lang', language);
    });
  }
});

test('the table has the pairs whose paths are not made by a prefix', () => {
  const pairs = pages.map(({ paths }) => paths);
  expect(pairs).toContainEqual({ en: '/immunequest', es: '/immunequest/es' });
  expect(addresses.find(({ path }) => path === '/es/educacion-del-paciente')?.alternate).toBe('/patient-education');
});

test.describe('query and hash', () => {
  const place = '?tab=services&from=letter#treatment-diagnostic-services';
  for (const language of languages) {
    const there = pathOf('patient-education', otherLanguage(language)) + place;

    test(`${language}: come along`, async ({ page }) => {
      await page.goto(pathOf('patient-education', language) + place);
      await hydrate(page);
      await languageLink(page, language).click();
      await expect(page).toHaveURL(there);
      await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage(language));
    });

    test(`${language}: come along into a new tab`, async ({ page }) => {
      await page.goto(pathOf('patient-education', language) + place);
      await hydrate(page);
      await expect(languageLink(page, language)).toHaveAttribute('href', hrefTo(there));
    });
  }
});

test('the browser’s language sends nobody elsewhere', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'es-MX', baseURL });
  const page = await context.newPage();
  await page.goto(pathOf('team', 'en'));
  await expect(page).toHaveURL(pathOf('team', 'en'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test.describe('a path without a page', () => {
  test.use({ expected: { problems: [/status 404/, /^console error: (Failed to load resource|Page not found)/] } });

  for (const [from, language, to] of [
    ['/no-such-page', 'en', '/es/no-such-page'],
    ['/es/no-such-page', 'es', '/no-such-page'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({ page }) => {
      await page.goto(from);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await languageLink(page, language).click();
      await expect(page).toHaveURL(to);
      await expect(page.locator('html')).not.toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
