import type { Page } from '@playwright/test';
import { conditionArticle } from '#app/content/content.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { pictureRecord } from '#app/content/pictures/pictures.server.ts';
import { words } from '#app/parts/article/words.ts';
import { words as pictureWords } from '#app/parts/pictures/words.ts';
import { type Language, languages, otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test('what search engines read stands behind what visitors read, and goes with the page', async ({ page }) => {
  await page.goto(pathOf('condition/asthma', 'en'));
  const blocks = page.locator('script[type="application/ld+json"]');
  const address = /"url":"[^"]+(\/patient-education\/[^"]+)"/;
  expect(address.exec((await blocks.first().textContent()) ?? '')?.[1]).toBe(pathOf('condition/asthma', 'en'));
  await expect(page.locator('footer ~ * script[type="application/ld+json"]')).toHaveCount(await blocks.count());
  await hydrate(page);
  await page
    .getByRole('main')
    .locator(`a[href="${pathOf('condition/nasal-polyps', 'en')}"]`)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(blocks).toHaveCount(0);
});

test('the contents lead to a part', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pathOf('condition/asthma', 'es'));
  await page.getByRole('navigation', { name: words.onThisPage.es }).getByRole('link', { name: words.living.es }).click();
  await expect(page.getByRole('heading', { name: words.living.es, exact: true })).toBeInViewport();
});

/** The rarer ways to take an article along. */
async function openMore(page: Page, language: Language) {
  await page.getByRole('main').getByRole('button', { name: words.more[language], exact: true }).click();
}

/** An article with a word that opens, as its text marks it. */
const withTerm = 'condition/asthma';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a word' : 'a word, without script', () => {
    test.use({ javaScriptEnabled });
    for (const language of triedLanguages) {
      test(`${language}: opens its meaning in both languages, and shuts`, async ({ page }) => {
        await page.goto(pathOf(withTerm, language));
        if (javaScriptEnabled) await hydrate(page);
        const word = page.getByRole('main').locator(':is(p, li) button[popovertarget]').first();
        const meaning = page.locator(':popover-open');
        await expect(meaning).toHaveCount(0);
        await word.click();
        await expect(meaning).toBeVisible();
        await expect(meaning.locator('[lang="en"]')).toHaveText(/\p{L}{3}/u);
        await expect(meaning.locator('[lang="es"]')).toHaveText(/\p{L}{3}/u);
        expect((await meaning.innerText()).length).toBeGreaterThan(30);
        await page.keyboard.press('Escape');
        await expect(meaning).toHaveCount(0);
      });
    }
  });
}

test.describe('the sheet in two languages', () => {
  for (const language of triedLanguages) {
    test(`${language}: has every part twice, and leads back`, async ({ page }) => {
      await page.goto(pathOf(withTerm, language));
      await openMore(page, language);
      await page.getByRole('link', { name: words.printBoth[language] }).click();
      await expect(page).toHaveURL(pathOf(`sheet/${withTerm}`, language));
      const [english, spanish] = languages.map((shown) => conditionArticle('asthma', shown).title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${english} · ${spanish}`);
      await expect(page).toHaveTitle(new RegExp(pageName(`sheet/${withTerm}`).title[language]));
      const main = page.getByRole('main');
      for (const shown of triedLanguages) {
        for (const { name } of conditionArticle('asthma', shown).parts) {
          await expect(main.locator(`[lang="${shown}"]`).getByText(words[name][shown], { exact: true }).first()).toBeAttached();
        }
      }
      await main.getByRole('link', { name: words.back[language] }).click();
      await expect(page).toHaveURL(pathOf(withTerm, language));
    });
  }
});

test.describe('printing', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
  });

  for (const language of triedLanguages) {
    test(`${language}: the button prints at the first tap`, async ({ page }) => {
      await page.route('**/assets/*.js', () => undefined);
      await page.goto(pathOf(withTerm, language));
      await page.getByRole('button', { name: words.print[language], exact: true }).first().click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    });

    test(`${language}: the other language prints as it opens`, async ({ page }) => {
      await page.goto(pathOf(withTerm, language));
      await hydrate(page);
      await openMore(page, language);
      await page.getByRole('link', { name: words.printOther[language] }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage(language));
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
      // Without the hash: the next visit of the same place must not print again.
      await expect(page).toHaveURL(pathOf(withTerm, otherLanguage(language)));
    });
  }
});

test.describe('sharing', () => {
  for (const language of triedLanguages) {
    test(`${language}: without a share sheet the link is copied, and both page and toast say so`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: async (text: string) => document.documentElement.setAttribute('data-copied', text) },
        });
      });
      await page.goto(`${pathOf(withTerm, language)}?from=letter`);
      await hydrate(page);
      await page.getByRole('button', { name: words.share[language], exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-copied', new RegExp(`^http://[^/]+${pathOf(withTerm, language)}$`));
      await expect(page.getByRole('main').getByText(words.shareCopied[language])).toBeVisible();
      await expect(page.getByRole('region', { name: 'Alt+T' }).getByText(words.shareCopied[language])).toBeVisible();
    });
  }

  test('a refused clipboard is owned up to', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
    });
    await page.goto(pathOf(withTerm, 'es'));
    await hydrate(page);
    await page.getByRole('button', { name: words.share.es, exact: true }).click();
    await expect(page.getByRole('main').getByText(words.shareFailed.es)).toBeVisible();
  });

  test('a phone’s own share sheet gets title and address', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => document.documentElement.setAttribute('data-shared', `${data.title} ${data.url}`),
      });
    });
    await page.goto(pathOf(withTerm, 'es'));
    await hydrate(page);
    await page.getByRole('button', { name: words.share.es, exact: true }).click();
    const { title } = conditionArticle('asthma', 'es');
    await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(`^${title} http.*${pathOf(withTerm, 'es')}$`));
  });
});

test('a link to what to do at once arrives at it while the page comes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf('condition/asthma', 'en'), { waitUntil: 'commit' });
  const link = page.getByRole('main').getByRole('link', { name: words.emergencyNow.en });
  await link.click();
  const place = page.locator((await link.getAttribute('href')) ?? '');
  await expect(place).toBeInViewport();
  // Where it stays as the rest comes.
  await page.waitForLoadState('load');
  await expect(place).toBeInViewport();
});

test.describe('a picture that moves', () => {
  const moving = pictureRecord('airway-calm-attack');
  const { label, stages } = moving.moves ?? { label: { en: '', es: '' }, stages: [] };

  test('stands still until a reader sets it going, and follows the keys', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(pathOf('condition/asthma', 'es'));
    const figure = page.getByRole('figure').filter({ hasText: moving.caption.es });
    await expect(figure.getByRole('img', { name: moving.name.es })).toBeVisible();
    await expect(figure.getByRole('button')).toHaveCount(0);
    await hydrate(page);
    await figure.getByRole('button', { name: pictureWords.play.es }).click();
    const slider = figure.getByRole('slider', { name: label.es });
    await expect(slider).toHaveAttribute('aria-valuetext', stages.at(-1)?.es ?? '', { timeout: 15_000 });
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', stages[0]?.es ?? '');
    await slider.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', stages.at(-1)?.es ?? '');
  });

  test('moves by the slider alone for those who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pathOf('condition/asthma', 'en'));
    await hydrate(page);
    const figure = page.getByRole('figure').filter({ hasText: moving.caption.en });
    await figure.getByRole('button', { name: pictureWords.play.en }).click();
    const slider = figure.getByRole('slider', { name: label.en });
    await expect(slider).toHaveAttribute('aria-valuetext', stages[0]?.en ?? '');
    await expect(figure.getByRole('button')).toHaveCount(0);
    await slider.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', stages.at(-1)?.en ?? '');
  });
});
