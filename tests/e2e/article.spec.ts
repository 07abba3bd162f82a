import type { Locator, Page } from '@playwright/test';
import { conditionArticle } from '#app/content/content.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { pictureRecord } from '#app/content/pictures/pictures.server.ts';
import { words } from '#app/parts/article/words.ts';
import { words as careWords } from '#app/parts/care-levels/words.ts';
import { words as pictureWords } from '#app/parts/pictures/words.ts';
import { type Language, languages, otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { holdScripts, hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };

/** An article with a marked word that opens its meaning, and with a picture that moves. */
const article = 'condition/asthma';
const moving = pictureRecord('airway-calm-attack');
const { label, stages } = moving.moves ?? { label: { en: '', es: '' }, stages: [] };
const figure = (page: Page, language: Language) => page.getByRole('figure').filter({ hasText: moving.caption[language] });

async function expectStage(slider: Locator, language: Language, which: 0 | -1) {
  await expect(slider).toHaveAttribute('aria-valuetext', stages.at(which)?.[language] ?? '');
}

/** Expects a word of the text to open its meaning in both languages, and to close it. */
async function expectMeaning(page: Page) {
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
}

/** Follows one of the less common ways to print or share an article. */
async function takeAlong(page: Page, language: Language, way: string) {
  await page.getByRole('main').getByRole('button', { name: words.more[language], exact: true }).click();
  await page.getByRole('link', { name: way }).click();
}

for (const language of triedLanguages) {
  test.describe(`${language}: an article`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
      });
    });

    test('is printed at once, leads to a part, explains a word, and is printed in both languages and in the other one', async ({
      page,
    }) => {
      const other = otherLanguage(language);
      await page.setViewportSize({ width: 1280, height: 800 });
      const scripts = await holdScripts(page, /\/assets\/[^/]+\.js$/);
      await page.goto(pathOf(article, language));

      await test.step('before any script has come the picture stands still, and the button prints at the first tap', async () => {
        await expect(figure(page, language).getByRole('img', { name: moving.name[language] })).toBeVisible();
        // The button's place is reserved from the first paint, so that nothing moves when it can respond.
        await expect(figure(page, language).getByRole('button')).toBeVisible();
        await page.getByRole('button', { name: words.print[language], exact: true }).first().click();
        await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
        scripts.release();
      });

      await test.step('the contents lead to a part', async () => {
        const living = words.living[language];
        await page.getByRole('navigation', { name: words.onThisPage[language] }).getByRole('link', { name: living }).click();
        await expect(page.getByRole('heading', { name: living, exact: true })).toBeInViewport();
      });

      await test.step('a word opens its meaning', async () => {
        await hydrate(page);
        await expectMeaning(page);
      });

      await test.step('the sheet in two languages has every part twice, and leads back', async () => {
        await takeAlong(page, language, words.printBoth[language]);
        await expect(page).toHaveURL(pathOf(`sheet/${article}`, language));
        const [english, spanish] = languages.map((shown) => conditionArticle('asthma', shown).title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${english} · ${spanish}`);
        await expect(page).toHaveTitle(new RegExp(pageName(`sheet/${article}`).title[language]));
        for (const shown of languages) {
          const own = page.getByRole('main').locator(`[lang="${shown}"]`);
          for (const { name } of conditionArticle('asthma', shown).parts) {
            await expect(own.getByText(words[name][shown], { exact: true }).first()).toBeAttached();
          }
        }
        await page.getByRole('main').getByRole('link', { name: words.back[language] }).click();
        await expect(page).toHaveURL(pathOf(article, language));
      });

      await test.step('the other language prints as it opens', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await takeAlong(page, language, words.printOther[language]);
        await expect(page.locator('html')).toHaveAttribute('lang', other);
        await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
        // Without the hash, so that the next visit of this place does not print again.
        await expect(page).toHaveURL(pathOf(article, other));
      });

      await test.step('its picture moves by the slider alone for those who want less motion', async () => {
        await hydrate(page);
        await figure(page, other).getByRole('button', { name: pictureWords.play[other] }).click();
        const slider = figure(page, other).getByRole('slider', { name: label[other] });
        await expectStage(slider, other, 0);
        await expect(figure(page, other).getByRole('button')).toHaveCount(0);
        await slider.press('End');
        await expectStage(slider, other, -1);
      });
    });

    test('is shared, shows a picture that moves, and takes what search engines read along as it is left', { tag: '@release' }, async ({
      page,
    }) => {
      const main = page.getByRole('main');
      const share = () => main.getByRole('button', { name: words.share[language], exact: true }).click();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.install();
      await page.goto(`${pathOf(article, language)}?from=letter`);
      await hydrate(page);

      await test.step('without a share sheet the link is copied, and the page says so below its buttons, which stay where they are', async () => {
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
          Object.defineProperty(navigator, 'clipboard', {
            value: { writeText: async (text: string) => document.documentElement.setAttribute('data-copied', text) },
            configurable: true,
          });
        });
        const button = main.getByRole('button', { name: words.share[language], exact: true });
        const before = await button.boundingBox();
        await share();
        await expect(page.locator('html')).toHaveAttribute('data-copied', new RegExp(`^http://[^/]+${pathOf(article, language)}$`));
        await expect(main.getByText(words.shareCopied[language])).toBeVisible();
        expect(await button.boundingBox()).toEqual(before);
      });

      await test.step('a refused clipboard is owned up to', async () => {
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
        });
        await share();
        await expect(main.getByText(words.shareFailed[language])).toBeVisible();
      });

      await test.step('a phone’s own share sheet gets title and address', async () => {
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'share', {
            value: async (data: ShareData) => document.documentElement.setAttribute('data-shared', `${data.title} ${data.url}`),
          });
        });
        await share();
        const { title } = conditionArticle('asthma', language);
        await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(`^${title} http.*${pathOf(article, language)}$`));
      });

      await test.step('the picture moves when a reader sets it going, and follows the keys', async () => {
        await figure(page, language).getByRole('button', { name: pictureWords.play[language] }).click();
        const slider = figure(page, language).getByRole('slider', { name: label[language] });
        await expect(slider).toBeVisible();
        await page.clock.fastForward(7000);
        await expectStage(slider, language, -1);
        await slider.press('Home');
        await expectStage(slider, language, 0);
        await slider.press('End');
        await expectStage(slider, language, -1);
      });

      await test.step('what search engines read stands behind what visitors read, and goes with the page', async () => {
        const blocks = page.locator('script[type="application/ld+json"]');
        expect(await blocks.first().textContent()).toMatch(new RegExp(`"url":"https?://[^/"]+${pathOf(article, language)}"`));
        await expect(page.locator('footer ~ * script[type="application/ld+json"]')).toHaveCount(await blocks.count());
        await main
          .locator(`a[href="${pathOf('condition/nasal-polyps', language)}"]`)
          .first()
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect.poll(() => blocks.first().textContent()).toContain(pathOf('condition/nasal-polyps', language));
      });
    });
  });
}

for (const language of triedLanguages) {
  test(`${language}: on a phone the contents keep to their bar, later parts are folded, open by tap, search and link, and stand open elsewhere`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(pathOf('condition/asthma', language));
    const rail = page.getByRole('navigation', { name: words.onThisPage[language] });
    const part = (name: 'living' | 'myths' | 'questions') => page.getByRole('region', { name: words[name][language] });
    const button = part('living').getByRole('button', { name: words.living[language] });
    // Folded content has no role.
    const text = part('living').locator('li').first();
    await test.step('the contents lie over no text', async () => {
      await page.locator('#causes').evaluate((heading) => heading.scrollIntoView());
      // Marks and notes are made together.
      await expect(rail.locator('a[aria-current]')).toHaveCount(1);
      await expect(rail.getByText(conditionArticle('asthma', language).sources[0]?.title ?? '')).toBeHidden();
    });
    await test.step('what cannot wait stands open, the rest of the ladder is a tap away', async () => {
      const help = page.getByRole('region', { name: words.help[language] });
      await expect(help.getByRole('button', { name: careWords['911'][language] })).toHaveCount(0);
      await expect(help.getByRole('button', { name: careWords.today[language] })).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('the search on the page finds what is folded, and opens it; a tap shuts and opens', async () => {
      await expect(text).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      // As the browser signals a match.
      await text.evaluate((item) => item.closest('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch', { bubbles: true })));
      await expect(text).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await button.click();
      await expect(text).toBeHidden();
      await button.click();
      await expect(text).toBeVisible();
      await button.click();
      await expect(text).toBeHidden();
    });
    await test.step('the contents lead into it, hydrated too, and a citation opens the list of sources at its place', async () => {
      await hydrate(page);
      await page.getByRole('button', { name: words.onThisPage[language] }).click();
      await rail.getByRole('link', { name: words.living[language] }).click();
      await expect(text).toBeVisible();
      await expect(part('living').getByRole('heading', { level: 2 })).toBeInViewport();
      const cited = page.getByRole('main').getByRole('link', { name: words.source[language](4) });
      await cited.first().click();
      await expect(page.locator('#source-4')).toBeInViewport();
    });
    await test.step('on paper and on a desk parts stand open', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(part('questions').getByRole('paragraph').first()).toBeVisible();
      await page.emulateMedia({ media: null });
      await page.setViewportSize(desk);
      await expect(part('myths').getByRole('paragraph').first()).toBeVisible();
      await expect(page.getByRole('button', { name: words.myths[language] })).toHaveCount(0);
    });
  });

  test(`${language}: an address opens its part on a phone; on a desk the contents follow what is read`, { tag: '@release' }, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`${pathOf('condition/asthma', language)}#myths`);
    await expect(page.getByRole('region', { name: words.myths[language] }).getByRole('paragraph').first()).toBeVisible();
    await page.setViewportSize(desk);
    const rail = page.getByRole('navigation', { name: words.onThisPage[language] });
    const entry = (name: 'causes' | 'living') => rail.getByRole('link', { name: words[name][language] });
    await test.step('the contents mark the part that is read, and the rail has its words and sources', async () => {
      await page.locator('#causes').evaluate((heading) => heading.scrollIntoView());
      await expect(entry('causes')).toHaveAttribute('aria-current', 'location');
      await expect(rail.getByRole('link', { name: conditionArticle('asthma', language).sources[0]?.title })).toBeVisible();
    });
    await test.step('a note in the rail keeps the focus while another part comes to be read', async () => {
      const heading = page.getByRole('heading', { name: words.living[language], exact: true });
      await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await expect(entry('living')).toHaveAttribute('aria-current', 'location');
      const note = rail.getByRole('link', { name: /^\d+\. / }).first();
      await note.focus();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(entry('living')).not.toHaveAttribute('aria-current', 'location');
      await expect(note).toBeFocused();
      const before = await rail.innerText();
      await rail.getByRole('link').first().focus();
      await expect.poll(() => rail.innerText()).not.toBe(before);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of triedLanguages) {
    test(`${language}: a word opens its meaning`, { tag: '@release' }, async ({ page }) => {
      await page.goto(pathOf(article, language));
      await expectMeaning(page);
    });
  }
});

test('a link to what to do at once arrives at it while the page comes', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf(article, 'en'), { waitUntil: 'commit' });
  const link = page.getByRole('main').getByRole('link', { name: words.emergencyNow.en });
  await link.click();
  const place = page.locator((await link.getAttribute('href')) ?? '');
  await expect(place).toBeInViewport();
  // It must stay there while the rest loads.
  await page.waitForLoadState('load');
  await expect(place).toBeInViewport();
});
