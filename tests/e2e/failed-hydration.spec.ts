/** Tests that a page whose scripts fail to load says so, keeps what is filled in, and hydrates as soon as they load. */
import type { Page } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import { words as insuranceWords } from '#app/pages/insurance/words.ts';
import { words as educationWords } from '#app/pages/patient-education/words.ts';
import { words as gameWords } from '#app/parts/games/words.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { expectHydrated } from '../support/hydration.ts';
import { december10, expectPhones, november20, partsOf, plans } from '../support/medicine-page.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ expected: { problems: [/net::ERR_/, /Failed to (load resource|fetch)/, /did not load/] } });

const notice = (page: Page, language: Language) => page.getByRole('status').filter({ hasText: words.notLoaded[language] });

/** Holds the site's scripts until `fail` is called, then makes them fail until `allow` is called. */
async function failScripts(page: Page): Promise<{ fail(): void; allow(): void }> {
  let fail = () => {};
  let allowed = false;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await failed;
    await (allowed ? route.continue() : route.abort());
  });
  return {
    fail: () => fail(),
    allow: () => {
      allowed = true;
    },
  };
}

/** Opens a page with a stopped clock and makes hydration fail at the first sign of intent: the page says so and shows the phones. */
async function openBlocked(page: Page, id: PageId, language: Language, intend = () => page.keyboard.press('Shift')) {
  await page.clock.install({ time: november20 });
  const scripts = await failScripts(page);
  await page.goto(pathOf(id, language));
  await page.clock.pauseAt(new Date(november20.getTime() + 60_000));
  await intend();
  scripts.fail();
  await expect(notice(page, language)).toBeVisible();
  await expectPhones(notice(page, language));
  return scripts;
}

async function expectHydratedAgain(page: Page, language: Language) {
  // Live content waits for the clock to advance.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(notice(page, language)).toBeHidden({ timeout: 300 });
  }).toPass();
  await page.clock.runFor(100);
  await expectHydrated(page);
}

const tries = {
  'the next sign of intent': async (page: Page) => {
    await page.clock.runFor(1000);
    await page.keyboard.press('Shift');
  },
  'a pause': (page: Page) => page.clock.runFor(5000),
  'the connection’s return': (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online'))),
};

for (const language of triedLanguages) {
  test(`${language}: meanwhile what needs script is not there, and holds what was filled in once the connection returns`, async ({
    page,
  }) => {
    const box = page.getByRole('searchbox', { name: insuranceWords.find[language] });
    const scripts = await openBlocked(page, 'insurance', language, () => box.fill('aetna'));
    await expect(box).toBeHidden();
    await expect(page.getByText(insuranceWords.accepted[language], { exact: true }).first()).toBeVisible();
    scripts.allow();
    await tries['the connection’s return'](page);
    await expectHydratedAgain(page, language);
    await expect(box).toHaveValue('aetna');
    await expect(page.getByRole('button', { name: insuranceWords.clear[language] })).toBeVisible();
  });

  test(`${language}: nothing false is said of a date filled in, and the dates come after a pause`, { tag: '@release' }, async ({
    page,
  }) => {
    const { day, dates } = partsOf(page, language);
    const scripts = await openBlocked(page, 'medications-to-avoid', language, () => day.fill(december10));
    await expect(dates).toHaveCount(0);
    scripts.allow();
    await tries['a pause'](page);
    await expectHydratedAgain(page, language);
    await expect(dates).toHaveText(plans[language]);
  });
}

test('a game gives way to its paper form, and begins at the next sign of intent', { tag: '@release' }, async ({ page }) => {
  const play = page.getByRole('button', { name: new RegExp(`^${gameWords.play.es}`) });
  const scripts = await openBlocked(page, 'pollen-pop', 'es', () => play.click());
  await expect(page.getByText(gameWords.needsScript.es)).toBeVisible();
  await expect(page.getByRole('region', { name: gameWords.game.es })).toBeHidden();
  scripts.allow();
  await tries['the next sign of intent'](page);
  await expectHydratedAgain(page, 'es');
  await expect(page.getByText(gameWords.needsScript.es)).toBeHidden();
  await expect(page.getByRole('button', { name: gameWords.pause.es, exact: true })).toBeVisible();
});

test('a page whose connection is gone hydrates when it is back', async ({ page, context }) => {
  const scripts = await failScripts(page);
  scripts.allow();
  await page.goto(pathOf('patient-education', 'es'));
  await page.getByRole('searchbox', { name: educationWords.filter.es }).fill('asma');
  await context.setOffline(true);
  scripts.fail();
  await expect(notice(page, 'es')).toBeVisible();
  await context.setOffline(false);
  await expectHydrated(page);
  await expect(page.getByRole('searchbox', { name: educationWords.filter.es })).toHaveValue('asma');
});
