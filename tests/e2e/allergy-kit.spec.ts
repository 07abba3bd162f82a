/** The allergy kit: filled in once, shown, saved and printed on the device alone, and gone when it is erased. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { allergyKit } from '#app/content/kit/kit.server.ts';
import { words } from '#app/pages/my-allergy-kit/words.ts';
import { kitWords } from '#app/parts/kit/words.ts';
import { words as formWords } from '#app/parts/request-form/words.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { expectAccessible } from '../support/axe.ts';
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

for (const language of triedLanguages) {
  test(`${language}: a family makes its cards on the phone, sends nothing, and erases everything`, async ({ page }) => {
    await page.goto(pathOf('my-allergy-kit', language));
    await hydrate(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.postData() ?? request.url()}`));
    const main = page.getByRole('main');
    const tile = (name: string) => main.locator('summary').filter({ hasText: name });
    await main.getByLabel(kitWords.name[language], { exact: true }).fill('Ana Sofía Ríos');
    await main.getByRole('checkbox', { name: peanut.name[language] }).check();
    await main.getByRole('checkbox', { name: injector.name[language] }).check();

    await test.step('the card for a waiter, over the whole screen, in either language', async () => {
      await tile(kit.foodCard.name[language]).click();
      await main.getByRole('button', { name: words.show[language] }).click();
      const shown = page.getByRole('dialog', { name: kit.foodCard.name[language] });
      for (const one of languages) await expect(shown.getByText(kit.foodCard.warning[one])).toBeVisible();
      await expect(shown.getByText('Ana Sofía Ríos')).toHaveCount(2);
      await expectAccessible(page, 'the card shown');
      await shown.getByRole('button', { name: 'English' }).click();
      await expect(shown.getByText(kit.foodCard.warning.es)).toHaveCount(0);
      await shown.getByRole('button', { name: words.close[language] }).click();
      await expect(shown).toBeHidden();
    });

    await test.step('a picture for the locked screen, and reminders on days when somebody answers', async () => {
      await tile(kit.phone.name[language]).click();
      const picture = page.waitForEvent('download');
      await main.getByRole('button', { name: words.savePicture[language] }).click();
      const png = await readFile(await (await picture).path());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(
        await page.evaluate(() =>
          [screen.width * devicePixelRatio, screen.height * devicePixelRatio].toSorted((one, other) => one - other),
        ),
      );
      await tile(kit.expiry.name[language]).click();
      await main.getByLabel(words.school[language], { exact: true }).fill('2027-05-10');
      const calendar = page.waitForEvent('download');
      await main.getByRole('button', { name: words.saveReminders[language] }).click();
      const file = await readFile(await (await calendar).path(), 'utf8');
      const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
      // A month before is a Saturday.
      expect(events.map(({ startDate }) => startDate.toString())).toEqual(['2027-04-12', '2027-05-03']);
    });

    await test.step('everything on two sheets', async () => {
      expect((await printed(page)).pages).toBe(2);
    });

    await test.step('nothing was sent, what is kept was asked for, and erasing leaves nothing', async () => {
      expect(sent.filter((one) => /Ana|POST|PUT/.test(one))).toEqual([]);
      expect(await storedTexts(page)).not.toContain('Ana');
      await main.getByRole('checkbox', { name: kitWords.keepHere[language] }).check();
      expect(await storedTexts(page)).toContain('Ana');
      await page.reload();
      await expect(main.getByLabel(kitWords.name[language], { exact: true })).toHaveValue('Ana Sofía Ríos');
      await main.getByRole('button', { name: formWords.erase[language] }).click();
      await main.getByRole('button', { name: formWords.eraseYes[language] }).click();
      await expect(main.getByText('Ana Sofía Ríos')).toHaveCount(0);
      await expect.poll(() => storedTexts(page)).not.toMatch(/"kit-|Ana/);
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test(`${language}: the blank cards open and print`, async ({ page }) => {
      await page.goto(pathOf('my-allergy-kit', language));
      expect((await printed(page)).pages).toBe(2);
      await page.getByRole('main').locator('summary').filter({ hasText: kit.foodCard.name[language] }).click();
      for (const one of languages) await expect(page.getByText(peanut.name[one], { exact: true }).last()).toBeVisible();
      expect((await printed(page)).pages, 'the open card alone').toBe(1);
    });
  });
}
