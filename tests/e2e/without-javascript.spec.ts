import type { Page } from '@playwright/test';
import { conditions, practice, services } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { words } from '#app/frame/words.ts';
import { words as videoWords } from '#app/pages/home/video/words.ts';
import { words as educationWords } from '#app/pages/patient-education/words.ts';
import { words as articleWords } from '#app/parts/article/words.ts';
import { languageNames, otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { fewKinds } from '../support/addresses.ts';
import { frame, labelIn, officePhones } from '../support/practice.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ javaScriptEnabled: false });

test('pages show what stands in them', async ({ page }) => {
  for (const { path } of fewKinds) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // All that is in a page, tests/built/readable.test.ts finds.
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(120);
      for (const { shown } of officePhones) await expect(page.getByRole('contentinfo').getByRole('link', { name: shown })).toBeVisible();
    });
  }
});

test.describe('the footer of a page', () => {
  test('links that work lead to their page', async ({ page }) => {
    await page.goto(pathOf('team', 'es'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelIn('footer', 'insurance', 'es'), exact: true })
      .click();
    await expect(page).toHaveURL(pathOf('insurance', 'es'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('the header', () => {
  for (const language of triedLanguages) {
    const menus = [
      { name: words.about[language], link: labelIn('about', 'team', language), to: pathOf('team', language) },
      { name: words.help[language], link: labelIn('help', 'insurance', language), to: pathOf('insurance', language) },
      { name: words.tools[language], link: labelIn('tools', 'kids-zone', language), to: pathOf('kids-zone', language) },
    ];
    for (const { name, link, to } of menus) {
      test(`${language}: ${name} opens, leads on and shuts`, async ({ page }) => {
        await page.goto(pathOf('locations', language));
        const menu = page.getByRole('navigation', { name: words.mainMenu[language] });
        const item = menu.getByRole('link', { name: link, exact: true });
        await expect(item).toBeHidden();
        await menu.getByRole('button', { name }).click();
        await expect(item).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(item).toBeHidden();
        await menu.getByRole('button', { name }).click();
        // Scrolling to a line far down scrolls the page too, and the menu moves along with the bar before it can be clicked.
        await item.scrollIntoViewIfNeeded();
        await settled(menu);
        await item.click();
        await expect(page).toHaveURL(to);
      });
    }

    test(`${language}: the settings offer the other language and no colors`, async ({ page }) => {
      await page.goto(pathOf('locations', language));
      const menu = page.getByRole('navigation', { name: words.mainMenu[language] });
      await menu.getByRole('button', { name: words.settings[language] }).click();
      await expect(menu.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', frame[language].social.facebook);
      await expect(menu.getByRole('button', { name: words.dark[language] })).toBeHidden();
      const other = otherLanguage(language);
      await menu.getByRole('link', { name: languageNames[other] }).click();
      await expect(page).toHaveURL(pathOf('locations', other));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  async function openDrawer(page: Page) {
    await page.goto(pathOf('home', 'es'));
    await page.getByRole('button', { name: words.menu.es, exact: true }).tap();
    return page.getByRole('dialog', { name: words.mainMenu.es });
  }

  test('the drawer opens, unfolds and closes', async ({ page }) => {
    const drawer = await openDrawer(page);
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('link', { name: words.schedule.es })).toBeVisible();
    await drawer.getByText(words.about.es, { exact: true }).tap();
    await expect(drawer.getByRole('link', { name: labelIn('about', 'team', 'es') })).toBeVisible();
    await drawer.getByRole('button', { name: words.closeMenu.es }).tap();
    await expect(drawer).toBeHidden();
  });

  test('the drawer leads on', async ({ page }) => {
    const drawer = await openDrawer(page);
    await drawer.getByRole('link', { name: words.schedule.es }).tap();
    await expect(page).toHaveURL(pathOf('patient-routing', 'es'));
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('what script would fold away', () => {
  for (const language of triedLanguages) {
    test(`${language}: patient education shows both lists`, async ({ page }) => {
      await page.goto(pathOf('patient-education', language));
      for (const heading of [educationWords.conditionsHeading, educationWords.services]) {
        await expect(page.getByRole('main').getByRole('heading', { name: heading[language], exact: true })).toBeVisible();
      }
      const topics = localized([...conditions(), ...services()], language);
      for (const { title } of topics) {
        await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible();
      }
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.getByRole('tab')).toHaveCount(0);
    });

    test(`${language}: questions of an article open`, async ({ page }) => {
      await page.goto(pathOf('condition/asthma', language));
      const questions = page.getByRole('region', { name: articleWords.questions[language] });
      const answer = questions.getByRole('group').first();
      const folded = answer.getByRole('paragraph').first();
      await expect(folded).toBeHidden();
      await questions.locator('summary').first().click();
      await expect(folded).toBeVisible();
    });

    test(`${language}: the video leads to where it plays`, async ({ page }) => {
      await page.goto(pathOf('home', language));
      const thumbnail = page.getByRole('link', { name: practice().video.title[language] });
      const outside = page.getByRole('link', { name: videoWords.elsewhere[language] });
      for (const link of [thumbnail, outside]) await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
    });
  }
});
