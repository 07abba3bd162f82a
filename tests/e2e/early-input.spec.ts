/** Tests that what a visitor fills in or presses before the scripts have loaded counts, once. */
import type { Page } from '@playwright/test';
import { conditionArticle, conditions } from '#app/content/content.server.ts';
import { quests } from '#app/content/kids/kids.server.ts';
import { words as immuneQuestWords } from '#app/pages/immunequest/words.ts';
import { words as educationWords } from '#app/pages/patient-education/words.ts';
import { words as deskWords } from '#app/pages/school-desk/words.ts';
import { words as articleWords } from '#app/parts/article/words.ts';
import { kitWords } from '#app/parts/kit/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { expectHydrated, holdScripts, hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** Runs `act` before the scripts load, then lets them load. */
async function beforeHydration(page: Page, path: string, act: () => Promise<void>) {
  const scripts = await holdScripts(page);
  await page.goto(path);
  await act();
  await scripts.asked;
  scripts.release();
  await expectHydrated(page);
}

const main = (page: Page) => page.getByRole('main');

test.describe('where an extension has put something into the form', () => {
  // React then draws the page again and reports this error (418).
  test.use({ expected: { problems: [/Minified React error #418/] } });

  test('what was typed, ticked, focused and pressed before hydration counts', { tag: '@release' }, async ({ page }) => {
    const name = page.getByRole('textbox', { name: kitWords.name.en, exact: true });
    const letter = page.getByRole('checkbox', { name: deskWords.letter.en });
    await beforeHydration(page, pathOf('school-desk', 'en'), async () => {
      await name.evaluate((field) => field.after(document.createElement('password-manager')));
      await page.getByText(kitWords.several.en).click();
      await letter.uncheck();
      await name.fill('Ada Núñez');
    });
    await expect(page.locator('password-manager'), 'the page was drawn anew').toHaveCount(0);
    await expect(name).toHaveValue('Ada Núñez');
    await expect(name).toBeFocused();
    // The redrawn page is folded as at first.
    await page.getByText(kitWords.several.en).click();
    await expect(letter).not.toBeChecked();
    await expect(page.getByText('Ada Núñez').first()).toBeAttached();

    const share = page.getByRole('button', { name: articleWords.share.en, exact: true });
    await beforeHydration(page, pathOf('condition/asthma', 'en'), async () => {
      await share.evaluate((button) => button.before(document.createElement('password-manager')));
      await share.click();
    });
    await expect(
      main(page)
        .getByText(/copied|link/i)
        .first(),
    ).toBeVisible();
  });
});

for (const language of triedLanguages) {
  test(`${language}: what is filled in, and a button pressed twice out of doubt, count once`, async ({ page }) => {
    await test.step('education: a word typed over the moment of hydration filters the topics', async () => {
      const scripts = await holdScripts(page);
      await page.goto(pathOf('patient-education', language));
      const box = main(page).getByRole('searchbox', { name: educationWords.filter[language] });
      const [begun, rest] = { en: ['as', 'thma'], es: ['as', 'ma'] }[language] as [string, string];
      await box.pressSequentially(begun);
      await scripts.asked;
      scripts.release();
      await box.pressSequentially(rest, { delay: 250 });
      await expectHydrated(page);
      await expect(box).toHaveValue(begun + rest);
      const topics = main(page).getByRole('listitem').getByRole('link');
      await expect.poll(() => topics.count()).toBeLessThan(conditions().length);
      await expect(main(page).getByRole('link', { name: conditionArticle('asthma', language).title, exact: true })).toBeVisible();
      await expect(main(page).getByRole('status')).toHaveText(educationWords.found[language](await topics.count()));
    });

    await test.step('ImmuneQuest: a box checked now, and one that an earlier visit had checked', async () => {
      const [quest] = quests().filter(({ boxes }) => boxes !== 'steps');
      const boxes = page.getByRole('group', { name: immuneQuestWords.boxesOf[language](quest?.title[language] ?? ''), exact: true });
      const box = (number: number) => boxes.getByRole('checkbox', { name: immuneQuestWords.day[language](number) });
      await page.goto(pathOf('immunequest', language));
      await hydrate(page);
      await box(1).check();
      await expect(main(page).getByText(immuneQuestWords.done[language](1, 7)).first()).toBeVisible();
      await beforeHydration(page, pathOf('immunequest', language), async () => {
        await box(1).check();
        await box(2).check();
      });
      await expect(main(page).getByText(immuneQuestWords.done[language](2, 7)).first()).toBeVisible();
      for (const number of [1, 2]) await expect(box(number)).toBeChecked();
      await expect(box(3)).not.toBeChecked();
    });

    await test.step('school desk: Enter in a field loses nothing', async () => {
      const name = page.getByRole('textbox', { name: kitWords.name[language], exact: true });
      await beforeHydration(page, pathOf('school-desk', language), async () => {
        await name.fill('Ada Núñez');
        await name.press('Enter');
      });
      await expect(page).toHaveURL(pathOf('school-desk', language));
      await expect(name).toHaveValue('Ada Núñez');
      await expect(page.getByText('Ada Núñez').first()).toBeAttached();
    });

    await test.step('an article is shared once', async () => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new DOMException('too late', 'NotAllowedError')) });
        Object.defineProperty(navigator, 'clipboard', {
          value: {
            writeText: async () => {
              const { dataset } = document.documentElement;
              dataset.copies = String(Number(dataset.copies ?? 0) + 1);
            },
          },
        });
      });
      await beforeHydration(page, pathOf('condition/asthma', language), () =>
        page.getByRole('button', { name: articleWords.share[language], exact: true }).dblclick(),
      );
      await expect(main(page).getByText(articleWords.shareCopied[language])).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-copies', '1');
    });
  });
}
