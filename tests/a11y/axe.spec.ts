import type { Page } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import { words as slideshowWords } from '#app/pages/home/slideshow/words.ts';
import { words as informationWords } from '#app/parts/information/words.ts';
import { type Address, addresses, pathOf } from '#app/site/paths.ts';
import { byModule, modules, saysNotFound, visitedAddresses, visitsEverything } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { drawer, menuBar } from '../support/header.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';
import { wake } from '../support/waking.ts';

test.use({ reducedMotion: 'reduce', expected: { problems: [/status 404/, /^console error: (Failed to load resource|Page not found)/] } });

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: 360 | 1280;
}

const looks: readonly Look[] = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
];

async function wear(page: Page, { colorScheme, width }: Look) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
}

/** The pages of `npm test`, or every page at its own address. */
const seen = (visitsEverything ? addresses.filter(({ canonical }) => canonical) : [...visitedAddresses, ...addresses.filter(saysNotFound)])
  // The gallery shows both themes at once and has a test of its own: gallery.spec.ts.
  .filter(({ page }) => page.module !== 'gallery');

/** Each kind of page in both themes and both widths: Spanish, whose words are longer, where it is narrow. */
function looksOf({ language }: Address): readonly Look[] {
  if (visitsEverything) return looks;
  return looks.filter(({ colorScheme, width }) =>
    language === 'es' ? colorScheme === 'dark' && width === 360 : colorScheme === 'light' && width === 1280,
  );
}

const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });

for (const { module, group } of byModule(seen)) {
  test(`pages of the kind ${module}`, async ({ page }) => {
    test.setTimeout(group.length * 60_000);
    for (const address of group) {
      await test.step(address.path, async () => {
        const worn = looksOf(address);
        const [first] = worn;
        if (first) await wear(page, first);
        await page.goto(address.path);
        if (address.page.hydrate !== 'never') await wake(page);
        await openDetails(page);
        for (const look of worn) {
          await wear(page, look);
          await expectAccessible(page, `${address.path} ${look.colorScheme} ${look.width}`);
        }
      });
    }
  });
}

test('every kind of page is looked at in both themes and both widths', () => {
  for (const module of modules.filter((name) => name !== 'gallery')) {
    const worn = seen.filter(({ page }) => page.module === module).flatMap(looksOf);
    for (const part of ['colorScheme', 'width'] as const) expect(new Set(worn.map((look) => look[part])).size, module).toBe(2);
  }
});

for (const language of triedLanguages) {
  // The other checks prefer less motion, where no pictures change and nothing can be paused.
  test(`${language}: the slideshow before the page wakes, running and paused`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await wear(page, { colorScheme: 'dark', width: 360 });
    await page.goto(pathOf('home', language));
    await expectAccessible(page, 'before');
    await wake(page);
    await expectAccessible(page, 'running');
    await page.getByRole('button', { name: slideshowWords.pauseLong[language] }).click();
    await expect(page.getByRole('button', { name: slideshowWords.playLong[language] })).toBeVisible();
    await expectAccessible(page, 'paused');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test('each menu open', async ({ page }) => {
        await wear(page, { colorScheme, width: 1280 });
        await page.goto(pathOf('patient-portal', language));
        await wake(page);
        for (const name of [words.about, words.help, words.tools, words.settings]) {
          await menuBar(page, language).getByRole('button', { name: name[language] }).click();
          await expect(menuBar(page, language).getByRole('link').nth(1)).toBeVisible();
          await expectAccessible(page, name[language]);
        }
      });

      test('the drawer open, each of its groups unfolded', async ({ page }) => {
        await wear(page, { colorScheme, width: 360 });
        await page.goto(pathOf('patient-portal', language));
        await page.getByRole('button', { name: words.menu[language], exact: true }).click();
        await expect(drawer(page, language)).toBeVisible();
        for (const name of [words.about, words.help, words.tools, words.settings]) {
          await drawer(page, language).getByText(name[language], { exact: true }).click();
          await expectAccessible(page, name[language]);
        }
      });

      test('a dialog open', async ({ page }) => {
        await wear(page, { colorScheme, width: 360 });
        await page.goto(pathOf('patient-portal', language));
        await page.getByRole('button', { name: informationWords.openPortal[language] }).click();
        await expect(page.getByRole('dialog', { name: informationWords.leaving[language] })).toBeVisible();
        await expectAccessible(page, 'leaving for the portal');
      });
    });
  }
}
