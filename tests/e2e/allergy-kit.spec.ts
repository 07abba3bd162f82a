/** Tests the allergy kit: filled in once, shown, saved and printed only on the device, and gone when it is deleted. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { allergyKit } from '#app/content/kit/kit.server.ts';
import { assistantWords as frameWords } from '#app/frame/assistant-words.ts';
import { words } from '#app/pages/my-allergy-kit/words.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { kitWords } from '#app/parts/kit/words.ts';
import { words as formWords } from '#app/parts/request-form/words.ts';
import { type Language, languages, otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { changingSite } from '../support/changing-site.ts';
import { hydrate } from '../support/hydration.ts';
import { printed } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const kit = allergyKit();
const [peanut] = kit.foods.list;
const [injector] = kit.devices;
if (!peanut || !injector) throw new Error('content/allergy-kit.yaml lists no food or no device');

const storedTexts = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test.use({ viewport: { width: 360, height: 740 } });

const name = 'Ana Sofía Ríos';

async function fillIn(page: Page, language: Language) {
  const main = page.getByRole('main');
  await main.getByLabel(kitWords.name[language], { exact: true }).fill(name);
  for (const one of [peanut, injector]) await main.getByRole('checkbox', { name: one?.name[language] }).check();
}

const tab = (page: Page, name: string) => page.getByRole('main').getByRole('tab', { name, exact: true });

const openTile = (page: Page, tile: string) => page.getByRole('main').locator('summary').filter({ hasText: tile }).click();

/** Returns the file that pressing a button saves. */
async function saved(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: button }).click();
  return readFile(await (await download).path());
}

/** Makes the card for a waiter and the reminders, finds the phone's own medical ID, and prints everything. */
async function makeEverything(page: Page, language: Language) {
  const main = page.getByRole('main');
  await test.step('the card for a waiter, over the whole screen, in either language', async () => {
    const small = main.getByRole('button', { name: `${kit.foodCard.name[language]}: ${words.no[language]} ${peanut?.name[language]}` });
    const bar = page.getByRole('navigation', { name: frameWords.contact[language] });
    await test.step('of the card and the bar one at a time stands over the form', async () => {
      await page.mouse.wheel(0, -200);
      await expect(bar).toBeInViewport();
      await expect(small).toBeHidden();
      await page.mouse.wheel(0, 200);
      await expect(small).toBeInViewport({ ratio: 1 });
      await expect(bar).not.toBeInViewport();
    });
    await small.click();
    const shown = page.getByRole('dialog', { name: kit.foodCard.name[language] });
    for (const one of languages) {
      await expect(shown.getByText(kit.foodCard.warning[one])).toBeVisible();
      await expect(shown.getByText(words.no[one], { exact: true })).toBeVisible();
    }
    await expect(shown.getByText(name)).toHaveCount(2);
    await expectAccessible(page, 'the card shown');
    await shown.getByRole('button', { name: 'English' }).click();
    await expect(shown.getByText(kit.foodCard.warning.es)).toHaveCount(0);
    await shown.getByRole('button', { name: words.close[language] }).click();
    await expect(shown).toBeHidden();
  });
  await test.step('where the phone itself shows allergies, and reminders on days when somebody answers', async () => {
    await tab(page, kit.foodCard.name[language]).press('ArrowRight');
    await expect(tab(page, words.wallet[language])).toBeFocused();
    await expect(main.getByRole('link', { name: words.medicalId[language] })).toBeVisible();
    await tab(page, kit.expiry.name[language]).click();
    await main.getByLabel(words.school[language], { exact: true }).fill('2027-05-10');
    const file = (await saved(page, words.saveReminders[language])).toString();
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    // A month before is a Saturday.
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(['2027-04-12', '2027-05-03']);
  });
  await test.step('everything on two sheets', async () => {
    expect((await printed(page)).pages).toBe(2);
  });
}

for (const language of triedLanguages) {
  test(`${language}: a family makes its cards on the phone, sends nothing, and erases everything`, async ({ page }) => {
    await page.goto(pathOf('my-allergy-kit', language));
    const food = page.getByRole('tabpanel', { name: kit.foodCard.name[language] });
    await expect(food.getByText(kit.foodCard.warning[language]), 'before React').toBeVisible();
    await hydrate(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.postData() ?? request.url()}`));
    const main = page.getByRole('main');
    await fillIn(page, language);
    await makeEverything(page, language);
    await test.step('in a wide window the card stands beside the form', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await tab(page, kit.foodCard.name[language]).click();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const card = main.getByRole('tabpanel', { name: kit.foodCard.name[language] });
      for (const one of [main.getByLabel(kitWords.name[language], { exact: true }), card.getByText(name).filter({ visible: true })])
        await expect(one).toBeInViewport();
    });
    expect(sent.filter((one) => /Ana|POST|PUT/.test(one))).toEqual([]);

    await test.step('what is kept was asked for, and erasing leaves nothing', async () => {
      expect(await storedTexts(page)).not.toContain('kit-kept');
      await main.getByRole('checkbox', { name: kitWords.keepHere[language] }).check();
      await expect.poll(() => storedTexts(page)).toContain('kit-kept');
      await page.reload();
      await expect(main.getByLabel(kitWords.name[language], { exact: true })).toHaveValue(name);
      await main.getByRole('button', { name: formWords.erase[language] }).click();
      await main.getByRole('button', { name: formWords.eraseYes[language] }).click();
      await expect(main.getByText(name)).toHaveCount(0);
      await expect.poll(() => storedTexts(page)).not.toMatch(/"kit-|Ana/);
    });
  });

  test.describe('without a connection', () => {
    // The site uses another port here, and goes offline on purpose.
    test.use({ serviceWorkers: 'allow', expected: { problems: [/net::ERR_|Failed to load resource|Failed to fetch/] } });
    test(`${language}: after one visit, and nothing pressed, both parts of the kit work, and the rest of the site is not stored`, {
      tag: '@release',
    }, async ({ page, baseURL }) => {
      const site = await changingSite(baseURL ?? '');
      const isStored = (path: string) => page.evaluate(async (one) => (await caches.match(one)) !== undefined, path);
      await page.goto(site.origin + pathOf('my-allergy-kit', language));
      await expect.poll(() => isStored(pathOf('my-allergy-kit', language))).toBe(true);
      await hydrate(page);
      await page.getByRole('link', { name: kitWords.plans[language] }).click();
      await expect.poll(() => isStored(pathOf('school-desk', language))).toBe(true);
      await page.goBack();
      for (const id of ['my-allergy-kit', 'school-desk'] as const) expect(await isStored(pathOf(id, otherLanguage(language)))).toBe(false);
      expect(await isStored(pathOf('locations', language))).toBe(false);

      site.condition = 'no connection';
      await page.reload();
      await fillIn(page, language);
      await makeEverything(page, language);
      await page.goto(site.origin + pathOf('school-desk', language));
      await hydrate(page);
      await openTile(page, actionPlanWords.anaphylaxisPlan[language]);
      const plan = page.getByRole('article', { name: actionPlanWords.anaphylaxisPlan[language] });
      await expect(plan.getByLabel(actionPlanWords.name[language], { exact: true })).toHaveValue(name);
      await plan.getByLabel(actionPlanWords.dose[language], { exact: true }).fill('0.15 mg');
      await page.emulateMedia({ media: 'print' });
      for (const text of [name, '0.15 mg'])
        await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first(), text).toBeVisible();
      await site.close();
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test(`${language}: the blank cards open and print`, { tag: '@release' }, async ({ page }) => {
      await page.goto(pathOf('my-allergy-kit', language));
      expect((await printed(page)).pages).toBe(2);
      await openTile(page, kit.foodCard.name[language]);
      for (const one of languages) await expect(page.getByText(peanut.name[one], { exact: true }).last()).toBeVisible();
      expect((await printed(page)).pages, 'the open card alone').toBe(1);
    });
  });
}
