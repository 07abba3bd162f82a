import type { Page } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import { words as slideshowWords } from '#app/pages/home/slideshow/words.ts';
import { words as informationWords } from '#app/parts/information/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { drawer, menuBar } from '../support/header.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ reducedMotion: 'reduce' });

const groups = [words.about, words.help, words.tools, words.settings];
const themes = ['light', 'dark'] as const;

/**
 * Checks the whole page in both themes with `VISITS=full`; otherwise only the part that opened, `opened`, in one theme, which
 * alternates from one opened part to the next: every-page.spec.ts checks the page around it.
 */
async function expectAccessibleInThemes(page: Page, state: string, opened: string, turn: number) {
  for (const colorScheme of visitsEverything ? themes : [themes[turn % 2]]) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${state}, ${colorScheme}`, visitsEverything ? undefined : opened);
  }
}

for (const language of triedLanguages) {
  // The other checks prefer reduced motion, where no pictures change and nothing can be paused.
  test(`${language}: the slideshow before the page is hydrated, running and paused`, { tag: '@release' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathOf('home', language));
    await expectAccessible(page, 'before');
    await hydrate(page);
    await expectAccessible(page, 'running');
    await page.getByRole('button', { name: slideshowWords.pauseLong[language] }).click();
    await expect(page.getByRole('button', { name: slideshowWords.playLong[language] })).toBeVisible();
    await expectAccessible(page, 'paused');
  });

  test(`${language}: each menu open`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(pathOf('patient-portal', language));
    await hydrate(page);
    for (const [place, name] of groups.entries()) {
      await menuBar(page, language).getByRole('button', { name: name[language] }).click();
      await expect(menuBar(page, language).getByRole('link').nth(1)).toBeVisible();
      await expectAccessibleInThemes(page, name[language], 'header', place);
    }
  });

  test(`${language}: on a phone a dialog open, and the drawer, each of its groups unfolded`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathOf('patient-portal', language));
    await page.getByRole('button', { name: informationWords.openPortal[language] }).click();
    const dialog = page.getByRole('dialog', { name: informationWords.leaving[language] });
    await expect(dialog).toBeVisible();
    await expectAccessibleInThemes(page, 'leaving for the portal', 'dialog[open]', 1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: words.menu[language], exact: true }).click();
    await expect(drawer(page, language)).toBeVisible();
    for (const [place, name] of groups.entries()) {
      await drawer(page, language).getByText(name[language], { exact: true }).click();
      await expectAccessibleInThemes(page, name[language], 'dialog[open]', place + 1);
    }
  });
}
