/** Tests the kit's plans and forms: filled in by keyboard on a phone, printed alone in both languages, and gone when deleted. */
import type { Locator, Page } from '@playwright/test';
import { actionPlans } from '#app/content/emergency/emergency.server.ts';
import { words } from '#app/pages/school-desk/words.ts';
import { actionPlanWords as plan } from '#app/parts/action-plan/action-plan-words.ts';
import { kitWords } from '#app/parts/kit/words.ts';
import { words as formWords } from '#app/parts/request-form/words.ts';
import { languageNames, otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { hydrate } from '../support/hydration.ts';
import { printed } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const { drug, withoutInjector, medicine, diet, sitter } = actionPlans();

/** Every sheet with one of its own lines and the text typed there. */
const sheets = [
  { name: words.letter, line: undefined, text: 'Ana Sofía Ríos' },
  { name: plan.asthmaPlan, line: plan.best, text: '320 L/min' },
  { name: plan.anaphylaxisPlan, line: plan.dose, text: '0.15 mg' },
  { name: drug.title, line: plan.mayTake, text: 'Azithromycin' },
  { name: withoutInjector.title, line: plan.mildMedicine, text: 'Cetirizine 5 mL' },
  { name: medicine.title, line: words.reason, text: 'Hives at recess' },
  { name: diet.title, line: words.instead, text: 'Sunflower butter' },
  { name: sitter.title, line: words.address, text: '12 Oak Street' },
] as const;

/** Presses Tab until the target has the focus, like a visitor without a pointer. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < 80; stops++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${target}`);
}

/** Returns what the site stores in the browser, as text. */
const storedTexts = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test.use({ viewport: { width: 360, height: 740 } });

for (const language of triedLanguages) {
  test(`${language}: every plan and form is filled in by keys, printed alone in both languages, and erased with the photograph`, {
    tag: '@release',
  }, async ({ page }) => {
    test.slow();
    await page.goto(pathOf('school-desk', language));
    await hydrate(page);
    await page.evaluate(() => {
      window.print = () => {};
    });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.postData() ?? request.url()}`));
    const main = page.getByRole('main');
    await tabTo(page, main.getByRole('textbox', { name: kitWords.name[language], exact: true }));
    await page.keyboard.type('Ana Sofía Ríos');
    await expect(main.getByRole('group', { name: kitWords.foods[language] }), 'open, as on the kit').toBeVisible();

    await test.step('a photograph, made small on the device', async () => {
      // Any picture will do: this one is the page itself.
      const picture = { name: 'ana.png', mimeType: 'image/png', buffer: await page.screenshot() };
      await main.getByLabel(words.photo[language]).first().setInputFiles(picture);
      const drawn = main.getByRole('img', { name: words.photo[language] });
      await expect.poll(() => drawn.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length)).toBeGreaterThan(2000);
    });

    for (const { name, line, text } of sheets) {
      await test.step(name[language], async () => {
        const tile = main.locator('summary').filter({ hasText: name[language] });
        await tabTo(page, tile);
        await page.keyboard.press('Enter');
        const sheet = main.getByRole('article').filter({ visible: true });
        if (line) {
          await tabTo(page, sheet.getByLabel(line[language], { exact: true }));
          await page.keyboard.type(text);
        }
        if (visitsEverything) await expectAccessible(page, name[language], 'main');
        await main.getByRole('button', { name: kitWords.printOne[language] }).press('Enter');
        await page.emulateMedia({ media: 'print' });
        await expect(sheet).toHaveCount(2);
        await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(2);
        if (name === plan.anaphylaxisPlan || name === drug.title)
          await expect(sheet.getByRole('img', { name: plan.photo[language] })).toHaveCount(1);
        await page.emulateMedia({ media: null });
        expect((await printed(page)).pages).toBe(2);
      });
    }

    await test.step('a mark is the same in the other language, and of two answers one holds', async () => {
      await main.locator('summary').filter({ hasText: plan.anaphylaxisPlan[language] }).click();
      const sheet = main.getByRole('article').filter({ visible: true });
      const asthma = sheet.getByRole('group', { name: plan.hasAsthma[language] });
      await asthma.getByRole('radio').first().check();
      await asthma.getByRole('radio').last().check();
      await expect(asthma.getByRole('radio', { checked: true })).toHaveCount(1);
      await main.locator('details[open]').getByText(languageNames[otherLanguage(language)], { exact: true }).click();
      const other = main.getByRole('article', { name: plan.anaphylaxisPlan[otherLanguage(language)] });
      await expect(other.getByRole('group', { name: plan.hasAsthma[otherLanguage(language)] }).locator('svg')).toHaveCount(1);
      await expectAccessible(page, 'a plan filled in, in both languages', 'main');
    });

    await test.step('nothing was sent, and erasing leaves nothing', async () => {
      expect(sent.filter((one) => /Ana|POST|PUT/.test(one))).toEqual([]);
      await main.getByRole('checkbox', { name: kitWords.keepHere[language] }).check();
      await expect.poll(() => storedTexts(page)).toContain('kit-kept');
      await page.reload();
      await expect(main.getByRole('img', { name: words.photo[language] })).toBeVisible();
      await main.getByRole('button', { name: formWords.erase[language] }).click();
      await main.getByRole('button', { name: formWords.eraseYes[language] }).click();
      await expect(main.getByText('Ana Sofía Ríos')).toHaveCount(0);
      await expect(main.locator('canvas')).toHaveCount(0);
      await expect.poll(() => storedTexts(page)).not.toMatch(/"kit-|Ana|photo/);
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test(`${language}: the blank sheets print, an open one alone`, { tag: '@release' }, async ({ page }) => {
      await page.goto(pathOf('school-desk', language));
      expect((await printed(page)).pages).toBe(6);
      await page.getByRole('main').locator('summary').filter({ hasText: drug.title[language] }).click();
      await expect(page.getByRole('article', { name: drug.title[language] })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      expect((await printed(page)).pages).toBe(2);
    });
  });
}
