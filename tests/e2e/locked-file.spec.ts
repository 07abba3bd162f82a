/** Tests finishing a registration another day, from an encrypted file on the visitor's own device. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { deviceWords } from '#app/parts/request-form/device-words.ts';
import { lockFile } from '#app/parts/request-form/locked-file.ts';
import { lockedFileWords as w } from '#app/parts/request-form/locked-file-words.ts';
import { words } from '#app/parts/request-form/words.ts';
import type { Language } from '#app/site/language.ts';
import { expectAccessible } from '../support/axe.ts';
import { fillStep, formPath, openForm } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const passphrase = 'comal nube río canasta';
const firstName = { en: /^First and middle name/, es: /^Nombre o nombres/ } as const;
const phone = { en: /^Phone/, es: /^Teléfono/ } as const;

const line = (page: Page, language: Language) => page.getByRole('button', { name: deviceWords.anotherDay[language] });
const panel = (page: Page, language: Language) => page.getByRole('region', { name: w.title[language] });

async function choose(page: Page, language: Language, file: string | Buffer, by: string) {
  const region = panel(page, language);
  await region.getByLabel(w.file[language]).setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await region.getByLabel(w.itsPassphrase[language]).fill(by);
  await region.getByRole('button', { name: w.open[language] }).click();
}

for (const language of triedLanguages)
  test(`${language}: saved by keys alone in one browser, a registration goes on in another`, { tag: '@release' }, async ({
    page,
    browser,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openForm(page, 'registration', language);
    await fillStep(page, 'registration', language, { 'for-whom': 'for-me', 'first-name': 'Ana' });
    await page.getByRole('button', { name: words.next[language] }).click();
    await fillStep(page, 'registration', language, { phone: '(210) 555-0123' }, 1);
    expect(fetched.filter((url) => url.includes('locked-file'))).toEqual([]);

    await line(page, language).press('Enter');
    await expect(page.getByRole('heading', { name: w.title[language] })).toBeFocused();
    await expect(page.getByText(w.lead[language])).toBeVisible();
    await expectAccessible(page, 'the panel is open');
    await page.keyboard.press('Tab');
    await page.keyboard.type('too short');
    await page.keyboard.press('Enter');
    await expect(page.getByText(w.short[language])).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(passphrase);
    await page.keyboard.press('Tab');
    await page.keyboard.type('something else');
    await page.keyboard.press('Enter');
    await expect(page.getByText(w.unlike[language])).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(passphrase);
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await downloading;
    await expect(page.getByText(w.saved[language])).toBeVisible();
    expect(download.suggestedFilename()).toMatch(/^(my-answers|mis-respuestas)-\d{4}-\d\d-\d\d\.json$/);
    const file = readFileSync(await download.path(), 'utf8');
    // Encrypted text is random letters, which may contain any word by chance.
    const { sealed, sum, stretching, ...readable } = JSON.parse(file);
    expect(readable).toEqual({ kind: 'locked-answers', version: 1, form: 'registration' });
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/first-name|\(210\) 555-0123/);

    const other = await browser.newContext();
    const later = await other.newPage();
    await openForm(later, 'registration', language);
    await line(later, language).click();
    await expect(panel(later, language).getByRole('button', { name: w.save[language] })).toHaveCount(0);
    await choose(later, language, file, passphrase);
    await expect(later).toHaveURL(/#write-2$/);
    await expect(panel(later, language)).toBeHidden();
    await expect(later.getByText(words.fromFile[language])).toBeVisible();
    await expect(later.getByRole('heading', { level: 3 }).first()).toBeFocused();
    await expect(later.getByRole('textbox', { name: phone[language] })).toHaveValue('(210) 555-0123');
    await later.goto(formPath('registration', language));
    await expect(later.getByRole('textbox', { name: firstName[language] })).toHaveValue('Ana');
    await other.close();
  });

for (const language of triedLanguages)
  test(`${language}: what does not open says why, and what is on the screen stays`, { tag: '@release' }, async ({ page }) => {
    const file = await lockFile('{"first-name":"Luis"}', 'registration', passphrase);
    await openForm(page, 'registration', language);
    await page.getByRole('checkbox', { name: deviceWords.notMine[language] }).check();
    await fillStep(page, 'registration', language, { 'for-whom': 'for-me', 'first-name': 'Ana' });
    await line(page, language).click();
    await expect(panel(page, language).getByText(w.leaveNone[language])).toBeVisible();
    await panel(page, language).getByRole('button', { name: w.open[language] }).click();
    await expect(panel(page, language).getByText(w.noFile[language])).toBeVisible();
    const refusals = [
      [file, 'another passphrase', 'passphrase'],
      [Buffer.alloc(2_000_000, 'a'), passphrase, 'damaged'],
    ] as const;
    for (const [text, by, why] of refusals) {
      await choose(page, language, text, by);
      await expect(panel(page, language).getByText(w[why][language])).toBeVisible();
      await expect(page.getByRole('textbox', { name: firstName[language] })).toHaveValue('Ana');
    }
    await expect(panel(page, language).getByText(w.replaces[language])).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await choose(page, language, file, passphrase);
    await expect(page.getByRole('textbox', { name: firstName[language] })).toHaveValue('Luis');
    const heading = page.getByRole('heading', { level: 3 }).first();
    await expect(heading).toBeFocused();
    const top = () => heading.evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top, 'the head of the step is in sight').toBeLessThan(200);
  });

test.describe('without a connection', () => {
  test.use({ expected: { problems: [/locked-file-panel|ERR_FAILED/] } });

  test('the line says so, and opens when it is pressed again', { tag: '@release' }, async ({ page }) => {
    await openForm(page, 'registration', 'en');
    await page.route(/locked-file-panel/, (route) => route.abort());
    await line(page, 'en').click();
    await expect(page.getByText(deviceWords.notLoaded.en)).toBeVisible();
    await page.unroute(/locked-file-panel/);
    await line(page, 'en').click();
    await expect(panel(page, 'en')).toBeVisible();
  });
});
