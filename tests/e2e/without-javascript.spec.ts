import { conditions, practice, services } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { words } from '#app/frame/words.ts';
import { words as videoWords } from '#app/pages/home/video/words.ts';
import { words as educationWords } from '#app/pages/patient-education/words.ts';
import { words as articleWords } from '#app/parts/article/words.ts';
import { type Language, languageNames, otherLanguage } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { frame, labelIn } from '../support/practice.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ javaScriptEnabled: false });

for (const language of triedLanguages) {
  test(`${language}: footer, menus and settings lead on from page to page`, async ({ page }) => {
    await page.goto(pathOf('team', language));
    await test.step('a link of the footer', async () => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: labelIn('footer', 'insurance', language), exact: true })
        .click();
      await expect(page).toHaveURL(pathOf('insurance', language));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    const menuIn = (shown: Language) => page.getByRole('navigation', { name: words.mainMenu[shown] });
    const followMenu = (shown: Language, menu: 'about' | 'help' | 'tools', id: PageId) =>
      test.step(`the menu “${words[menu][shown]}” opens, shuts and leads on`, async () => {
        const button = menuIn(shown).getByRole('button', { name: words[menu][shown] });
        const item = menuIn(shown).getByRole('link', { name: labelIn(menu, id, shown), exact: true });
        await expect(item).toBeHidden();
        await button.click();
        await expect(item).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(item).toBeHidden();
        await button.click();
        // Scrolling to a line far down scrolls the page too, and the menu moves with the bar before it can be clicked.
        await item.scrollIntoViewIfNeeded();
        await settled(menuIn(shown));
        await item.click();
        await expect(page).toHaveURL(pathOf(id, shown));
      });
    await followMenu(language, 'about', 'team');
    await followMenu(language, 'help', 'insurance');
    const other = otherLanguage(language);
    await test.step('the settings offer the other language and no colors', async () => {
      const menu = menuIn(language);
      await menu.getByRole('button', { name: words.settings[language] }).click();
      await expect(menu.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', frame[language].social.facebook);
      await expect(menu.getByRole('button', { name: words.dark[language] })).toBeHidden();
      await menu.getByRole('link', { name: languageNames[other] }).click();
      await expect(page).toHaveURL(pathOf('insurance', other));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });
    // Last, because the children's pages have no menus to continue from.
    await followMenu(other, 'tools', 'kids-zone');
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the drawer opens, unfolds, closes and leads on', async ({ page }) => {
    await page.goto(pathOf('home', 'es'));
    const drawer = page.getByRole('dialog', { name: words.mainMenu.es });
    const open = async () => {
      await page.getByRole('button', { name: words.menu.es, exact: true }).tap();
      await expect(drawer).toBeVisible();
      await expect(drawer.getByRole('link', { name: words.schedule.es })).toBeVisible();
    };
    await open();
    await drawer.getByText(words.about.es, { exact: true }).tap();
    await expect(drawer.getByRole('link', { name: labelIn('about', 'team', 'es') })).toBeVisible();
    await drawer.getByRole('button', { name: words.closeMenu.es }).tap();
    await expect(drawer).toBeHidden();
    await open();
    await drawer.getByRole('link', { name: words.schedule.es }).tap();
    await expect(page).toHaveURL(pathOf('patient-routing', 'es'));
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

for (const language of triedLanguages) {
  test(`${language}: what script would fold away or play is there or can be had`, async ({ page }) => {
    await test.step('patient education shows both lists', async () => {
      await page.goto(pathOf('patient-education', language));
      const main = page.getByRole('main');
      for (const heading of [educationWords.conditionsHeading, educationWords.services])
        await expect(main.getByRole('heading', { name: heading[language], exact: true })).toBeVisible();
      for (const { title } of localized([...conditions(), ...services()], language))
        await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.getByRole('tab')).toHaveCount(0);
    });
    await test.step('every part of an article stands open on a phone, its questions open', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(pathOf('condition/asthma', language));
      const part = (name: 'living' | 'myths' | 'questions') => page.getByRole('region', { name: articleWords[name][language] });
      for (const name of ['living', 'myths'] as const) await expect(part(name).getByRole('paragraph').first()).toBeVisible();
      await expect(page.getByRole('button', { name: articleWords.living[language] })).toHaveCount(0);
      const folded = part('questions').getByRole('group').first().getByRole('paragraph').first();
      await expect(folded).toBeHidden();
      await part('questions').locator('summary').first().click();
      await expect(folded).toBeVisible();
    });
    await test.step('the video leads to where it plays', async () => {
      await page.goto(pathOf('home', language));
      for (const name of [practice().video.title[language], videoWords.elsewhere[language]])
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
    });
  });
}
