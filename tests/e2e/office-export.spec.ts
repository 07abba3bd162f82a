/** Tests export from the desk to the practice's own system by keyboard alone: files that the browser saves, and single copied fields. */
import { readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import type { Envelope } from '#app/requests/envelope.ts';
import { lock } from '#app/requests/lock.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { type DeskFixture, passphrase, setUpDesk, startDesk } from '../../office/desk-fixture.ts';
import { words } from '../../office/export/words.ts';
import { words as lookWords } from '../../office/look/words.ts';
import { words as requestWords } from '../../office/requests/words.ts';
import { type ApiFixture, startApi } from '../../server/testing/api-fixture.ts';
import { expectSound, smallest, tabTo } from '../support/desk-page.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const answers = {
  'for-whom': 'for-me',
  'first-name': 'Íñigo',
  'last-name': 'Nuñez 🌵',
  'birth-date': '2001-02-28',
  phone: '+52 81 5555 0123',
  'contact-needs': ['need-text'],
  'reason-words': '=1+2\n"á"',
  'consent-call': true,
} as const;

let api: ApiFixture;
let desk: DeskFixture;
let envelope: Envelope;
test.beforeEach(async () => {
  [api, desk] = await Promise.all([startApi(), startDesk()]);
  await setUpDesk(desk, api.port);
  envelope = await lock({ form: 'registration', language: 'es', answers }, sampleKeyPair.publicKey);
  await api.send(envelope);
  await api.send(await lock({ form: 'appointment', language: 'en', answers: { 'first-name': 'Ada' } }, sampleKeyPair.publicKey));
});
test.afterEach(async ({ page }) => {
  await page.close();
  expect(desk.faults).toEqual([]);
  await Promise.all([desk.close(), api.close()]);
  await rm(dirname(desk.folder), { recursive: true });
});
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Saves a button's file and returns its name and content. */
async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  await tabTo(page, page.getByRole('button', { name: button }));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const language of triedLanguages) {
  test(`marked requests become a file, and the list goes on (${language})`, { tag: '@release' }, async ({ page }) => {
    await page.setViewportSize(smallest);
    await page.goto(`${desk.address}${language === 'es' ? 'es/' : ''}unlock`);
    await page.locator('input[type="password"]').fill(passphrase);
    await page.keyboard.press('Enter');
    await expect(page.getByText(requestWords.toCall[language](2))).toBeVisible();
    await tabTo(page, page.getByRole('checkbox', { name: 'Íñigo' }));
    await page.keyboard.press('Space');
    const csv = page.getByRole('button', { name: words.csv[language] });
    await expect(csv).toHaveAccessibleDescription(words.filePlace[language]);
    await expectSound(page, 'the list with its files');
    const { name, text } = await saved(page, words.csv[language]);
    expect(name).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/);
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    expect(data).toMatchObject([
      { 'last-name': 'Nuñez 🌵', 'birth-date': '2001-02-28', phone: "'+52 81 5555 0123", 'reason-words': `'=1+2\n"á"` },
    ]);
    // The same selected requests, now to the server.
    await tabTo(page, page.getByRole('button', { name: requestWords.confirmTicked[language] }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(requestWords.nowConfirmedMany[language])).toBeVisible();
    expect((await api.waiting()).requests).toHaveLength(1);
  });

  test(`one request becomes a file, and its fields go to the chart by key (${language})`, { tag: '@release' }, async ({ page }) => {
    await page.setViewportSize(smallest);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${desk.address}${language === 'es' ? 'es/' : ''}unlock`);
    await page.locator('input[type="password"]').fill(passphrase);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Íñigo' }).click();
    const { name, text } = await saved(page, words.csv[language]);
    expect(name).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/);
    expect(Papa.parse(text, { skipEmptyLines: true }).data).toHaveLength(2);
    await expectSound(page, 'a request with what the person needs');

    await tabTo(page, page.getByRole('link', { name: words.chart[language] }));
    await page.keyboard.press('Enter');
    const fields = page.getByRole('main').getByRole('listitem');
    await expect(fields).toHaveCount(8);
    await expectSound(page, 'fields for the chart');
    const copies = fields.getByRole('button', { name: lookWords.copy[language] });
    await tabTo(page, copies.first());
    await page.keyboard.press('Enter');
    await expect(fields.first().getByRole('status')).toHaveText(lookWords.copied[language]);
    // The next button has focus.
    await expect(copies.nth(1)).toBeFocused();
    await page.keyboard.press('5');
    await expect(fields.nth(4).getByRole('status')).toHaveText(lookWords.copied[language]);
    await expect.poll(() => clipboard(page)).toBe('02/28/2001');
    await page.keyboard.press('Enter');
    await expect.poll(() => clipboard(page)).toBe('+52 81 5555 0123');
    await expect(copies.nth(6)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => clipboard(page)).toBe('=1+2\n"á"');
  });
}
