import type { Page } from '@playwright/test';
import { words as informationWords } from '#app/parts/information/words.ts';
import { words } from '#app/frame/words.ts';
import { languages } from '#app/site/language.ts';
import { type Address, addresses, pathOf } from '#app/site/paths.ts';
import { modules, saysNotFound, visitedAddresses } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { drawer, menuBar } from '../support/header.ts';
import { expect, test } from '../support/test.ts';
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

const everything = process.env.AXE === 'full';

/** Every page at its own address; unless everything is wanted, two sheets per language stand for all of them. */
const seen = (everything ? addresses.filter(({ canonical }) => canonical) : [...visitedAddresses, ...addresses.filter(saysNotFound)])
  // The gallery shows both themes at once and has a test of its own: gallery.spec.ts.
  .filter(({ page }) => page.module !== 'gallery');

/**
 * Each page once, theme and width alternating within its module, so that the code of every kind of page is
 * looked at in all four; where a module has fewer than four addresses they take more than one look each.
 */
function looksOf(address: Address): readonly Look[] {
  if (everything) return looks;
  const own = seen.filter(({ page }) => page.module === address.page.module);
  const place = own.indexOf(address);
  return looks.filter((_, turn) => (own.length < looks.length ? turn % own.length === place : turn === place % looks.length));
}

const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });

for (const address of seen) {
  const worn = looksOf(address);
  test(`${address.path} ${worn.map(({ colorScheme, width }) => `${colorScheme} ${width}`).join(', ')}`, async ({ page }) => {
    const [first] = worn;
    if (first) await wear(page, first);
    await page.goto(address.path);
    if (address.page.wake !== 'never') await wake(page);
    await openDetails(page);
    for (const look of worn) {
      await wear(page, look);
      await expectAccessible(page, `${look.colorScheme} ${look.width}`);
    }
  });
}

test('every kind of page is looked at in both themes and both widths', () => {
  for (const module of modules.filter((name) => name !== 'gallery')) {
    const worn = seen.filter(({ page }) => page.module === module).flatMap(looksOf);
    expect(new Set(worn).size, module).toBe(looks.length);
  }
});

for (const language of languages) {
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
