import type { Page } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import { words as slideshowWords } from '#app/pages/home/slideshow/words.ts';
import { words as informationWords } from '#app/parts/information/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { drawer, menuBar } from '../support/header.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ reducedMotion: 'reduce' });

async function wear(page: Page, colorScheme: 'light' | 'dark', width: 360 | 1280) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
}

for (const language of triedLanguages) {
  // The other checks prefer less motion, where no pictures change and nothing can be paused.
  test(`${language}: the slideshow before the page is hydrated, running and paused`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await wear(page, 'dark', 360);
    await page.goto(pathOf('home', language));
    await expectAccessible(page, 'before');
    await hydrate(page);
    await expectAccessible(page, 'running');
    await page.getByRole('button', { name: slideshowWords.pauseLong[language] }).click();
    await expect(page.getByRole('button', { name: slideshowWords.playLong[language] })).toBeVisible();
    await expectAccessible(page, 'paused');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test('each menu open', async ({ page }) => {
        await wear(page, colorScheme, 1280);
        await page.goto(pathOf('patient-portal', language));
        await hydrate(page);
        for (const name of [words.about, words.help, words.tools, words.settings]) {
          await menuBar(page, language).getByRole('button', { name: name[language] }).click();
          await expect(menuBar(page, language).getByRole('link').nth(1)).toBeVisible();
          await expectAccessible(page, name[language]);
        }
      });

      test('the drawer open, each of its groups unfolded', async ({ page }) => {
        await wear(page, colorScheme, 360);
        await page.goto(pathOf('patient-portal', language));
        await page.getByRole('button', { name: words.menu[language], exact: true }).click();
        await expect(drawer(page, language)).toBeVisible();
        for (const name of [words.about, words.help, words.tools, words.settings]) {
          await drawer(page, language).getByText(name[language], { exact: true }).click();
          await expectAccessible(page, name[language]);
        }
      });

      test('a dialog open', async ({ page }) => {
        await wear(page, colorScheme, 360);
        await page.goto(pathOf('patient-portal', language));
        await page.getByRole('button', { name: informationWords.openPortal[language] }).click();
        await expect(page.getByRole('dialog', { name: informationWords.leaving[language] })).toBeVisible();
        await expectAccessible(page, 'leaving for the portal');
      });
    });
  }
}
