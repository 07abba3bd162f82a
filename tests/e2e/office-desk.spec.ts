/** Tests the office's desk by keyboard alone, from setup to archiving; accessible at each step, down to 320 px. */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { newRequestId } from '#app/requests/envelope.ts';
import { lock } from '#app/requests/lock.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { type DeskFixture, passphrase, setUpDesk, startDesk } from '../../office/desk-fixture.ts';
import { words as entryWords } from '../../office/entry/words.ts';
import { pairFromPaper } from '../../office/keys/paper-key.ts';
import { words as keyWords } from '../../office/keys/words.ts';
import { words as lookWords } from '../../office/look/words.ts';
import { words as requestWords } from '../../office/requests/words.ts';
import { type ApiFixture, officeToken, startApi } from '../../server/testing/api-fixture.ts';
import { visitsEverything } from '../support/addresses.ts';
import { expectSound, smallest, tabTo } from '../support/desk-page.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const home = { en: '', es: 'es' } as const;
const deskWords = (language: Language) =>
  [wordsIn(requestWords, language), wordsIn(keyWords, language), wordsIn(lookWords, language), wordsIn(entryWords, language)] as const;

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

async function follow(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('link', { name }).first());
  await page.keyboard.press('Enter');
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

let api: ApiFixture;
let desk: DeskFixture;
test.beforeEach(async () => {
  desk = await startDesk();
});
test.afterEach(async ({ page }) => {
  // It may still send requests.
  await page.close();
  expect(desk.faults).toEqual([]);
  await Promise.all([desk.close(), api.close()]);
  await rm(dirname(desk.folder), { recursive: true });
});

test.use({
  // The desk answers wrong input with 422.
  expected: { problems: [/status 422/, /Failed to load resource.*422/] },
  permissions: ['clipboard-read', 'clipboard-write'],
});

for (const language of triedLanguages) {
  test(`from the set-up to the confirmation by keyboard (${language})`, async ({ page }) => {
    const [r, k, l, e] = deskWords(language);
    if (!visitsEverything) await page.setViewportSize(smallest);
    // Each theme with one of the languages.
    await page.emulateMedia({ colorScheme: language === 'en' ? 'light' : 'dark' });
    await page.goto(desk.address + home[language]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await press(page, e.start);
    // The errors take the focus; their link leads to the field.
    await expect(page.getByRole('alert')).toBeFocused();
    await expectSound(page, 'set-up with a fault');
    await follow(page, k.shortPassphrase(12));
    await page.keyboard.type(passphrase);
    await type(page, page.getByLabel(k.passphraseAgain), passphrase);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: k.settings })).toBeVisible();
    await expectSound(page, 'settings');
    await type(page, page.locator('#sheet-passphrase'), passphrase);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: k.sheetTitle })).toBeVisible();
    const groups = page.getByRole('listitem').filter({ hasText: /^[0-9a-f]{4}$/ });
    await expect(groups).toHaveCount(17);
    const { publicKey } = await pairFromPaper((await groups.allTextContents()).join(' '));
    await expectSound(page, 'backup sheet');

    const answers = {
      'for-whom': 'for-me',
      'first-name': 'Nuñez 🌵',
      phone: '(210) 555-0123',
      'visit-words': 'á "é"\n<ñ>',
      'consent-call': true,
    } as const;
    const envelope = await lock({ form: 'appointment', language: 'es', answers }, publicKey);
    api = await startApi({ settings: { keyIds: [envelope.keyId], sample: false } });
    await api.send(envelope);
    await follow(page, k.settings);
    await type(page, page.getByLabel(k.server), `http://127.0.0.1:${api.port}`);
    await type(page, page.getByLabel(k.tokenLabel), officeToken);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').first()).toHaveText(k.nowConnected);

    await follow(page, r.requests);
    // The browser has opened the page that asks the server: one check takes 20 seconds at most.
    await expect(page.getByText(r.asOf('').trim())).toBeVisible({ timeout: 25_000 });
    await expect(page.getByText(await referenceOf(envelope.id))).toBeVisible();
    if (visitsEverything) await expectSound(page, 'list');
    await follow(page, 'Nuñez 🌵');
    await expect(page.locator('bdi').filter({ hasText: '<ñ>' })).toHaveText('á "é"\n<ñ>');
    await press(page, r.copyAll);
    await expect(page.getByText(l.copied, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('á "é"\n    <ñ>');
    await expectSound(page, 'request');
    await page.keyboard.press('Shift+Tab');
    await page.reload();
    expect((await api.waiting()).requests).toHaveLength(1);
    await press(page, r.confirm);
    await expect(page.getByRole('status').first()).toHaveText(r.nowConfirmed);
    expect((await api.waiting()).requests).toEqual([]);
    await follow(page, r.requests);
    await expect(page.getByRole('heading', { name: r.done(1) })).toBeVisible();
    await expect(page.getByText(r.asOf('').trim())).toBeVisible();

    await press(page, l.lock);
    await type(page, page.getByLabel(k.passphrase), 'not this one');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: k.wrongPassphrase })).toBeVisible();
    await expectSound(page, 'locked');
    await type(page, page.getByLabel(k.passphrase), passphrase);
    await press(page, e.unlockButton);
    await expect(page.getByRole('heading', { level: 1, name: r.requests })).toBeVisible();
    await expect(page.getByText(r.asOf('').trim())).toBeVisible();
    // The same page in the other language.
    const other = language === 'en' ? 'es' : 'en';
    await page.goto(`${desk.address}${language === 'es' ? 'es/' : ''}requests/${envelope.id}`);
    await follow(page, language === 'en' ? 'Español' : 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.getByRole('heading', { level: 1, name: 'Nuñez 🌵' })).toBeVisible();
  });
}

for (const language of triedLanguages) {
  test(`among much that nobody can open, by keyboard alone (${language})`, { tag: '@release' }, async ({ page }) => {
    const [r, k, l] = deskWords(language);
    await page.emulateMedia({ colorScheme: language === 'en' ? 'dark' : 'light' });
    api = await startApi();
    await setUpDesk(desk, api.port);
    await desk.post('/lock');
    const swap = (text: string) => `${text.slice(0, 99)}${text[99] === 'A' ? 'B' : 'A'}${text.slice(100)}`;
    const names = ['Uno', 'Dos', 'Tres'];
    for (const [at, name] of names.entries()) {
      const envelope = await lock({ form: 'appointment', language: 'es', answers: { 'first-name': name } }, sampleKeyPair.publicKey);
      await api.send(envelope);
      for (let count = 0; count < 20; count += 1)
        await api.send({ ...envelope, id: newRequestId(), ciphertext: swap(envelope.ciphertext), enc: envelope.enc });
      expect((await api.waiting()).requests).toHaveLength((at + 1) * 21);
    }
    await page.goto(desk.address + home[language]);
    await type(page, page.getByLabel(k.passphrase), passphrase);
    await page.keyboard.press('Enter');
    await expect(page.getByText(r.asOf('').trim())).toBeVisible();
    // The least time left comes first.
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(names);
    await expectSound(page, 'list beside what cannot be shown');
    await tabTo(page, page.getByText(r.many, { exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('checkbox', { name: r.onlyMisfits }));
    await page.keyboard.press('Space');
    await press(page, r.showThese);
    await expect(page.getByRole('button', { name: r.deleteThese(3) })).toBeVisible();
    await expectSound(page, 'many of one kind');
    await follow(page, r.showAll);
    await expect(page.getByText(r.asOf('').trim())).toBeVisible();
    await follow(page, r.tickAll);
    const ticked = page.getByRole('checkbox', { checked: true });
    await expect(ticked).toHaveCount(3);
    await tabTo(page, page.getByRole('checkbox', { name: 'Dos' }));
    await page.keyboard.press('Space');
    await expect(ticked).toHaveCount(2);
    await press(page, r.confirmTicked);
    await expect(page.getByText(r.nowConfirmedMany)).toBeVisible();
    await expect(page.getByText(r.asOf('').trim())).toBeVisible();
    expect((await api.waiting()).requests).toHaveLength(61);

    await follow(page, r.unshown(60));
    await expect(page.getByRole('heading', { level: 1, name: r.unshown(60) })).toBeVisible();
    await expect(page.getByRole('listitem').getByRole('checkbox')).toHaveCount(50);
    if (visitsEverything) await expectSound(page, 'what cannot be shown, with fifty marks');
    // Above the list, before its fifty checkboxes.
    await follow(page, l.nextPage);
    await expect(page.getByRole('listitem').getByRole('checkbox')).toHaveCount(10);
    await expectSound(page, 'what cannot be shown');
    await page
      .getByRole('link', { name: new RegExp(`^${r.delete}:`) })
      .first()
      .click();
    await page.goto(page.url().replace(/\/delete$/, ''));
    await expect(page.getByText(r.reasonDamaged)).toBeVisible();
    await expectSound(page, 'a request that cannot be shown');
    await page.goBack();
    await page.goBack();
    await press(page, r.deleteAll(60));
    await expect(page.getByRole('heading', { level: 1, name: /60 (requests|solicitudes)\?$/ })).toBeVisible();
    await expectSound(page, 'asked once more');
    await press(page, r.delete);
    await expect(page.getByRole('status').first()).toHaveText(r.deletedMany);
    expect((await api.waiting()).requests).toHaveLength(1);
  });
}
