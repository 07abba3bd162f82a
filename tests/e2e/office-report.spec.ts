/** The month's report at the desk: by keyboard, accessible down to 320 px, right after a request is erased, and as a file. */
import { readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { lock } from '#app/requests/lock.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { type DeskFixture, listedIds, passphrase, setUpDesk, startDesk } from '../../office/desk-fixture.ts';
import { words } from '../../office/report/words.ts';
import { type ApiFixture, startApi } from '../../server/testing/api-fixture.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** December 10, 2026 in San Antonio. */
const today = new Date('2026-12-10T18:00:00Z');
const titles = {
  en: { home: '', present: 'December 2026, so far', before: 'November 2026' },
  es: { home: 'es', present: 'Diciembre de 2026, hasta ahora', before: 'Noviembre de 2026' },
} as const;

let api: ApiFixture;
let desk: DeskFixture;
test.beforeEach(async () => {
  const now = () => today.getTime();
  [api, desk] = await Promise.all([startApi({ now }), startDesk({ now })]);
  await setUpDesk(desk, api.port);
  for (const form of ['appointment', 'registration'] as const)
    await api.send(await lock({ form, language: 'es', answers: { office: 'medical-center' } }, sampleKeyPair.publicKey));
  const [id = ''] = listedIds(await desk.get('/requests'));
  await desk.post(`/requests/${id}/confirm`);
  await desk.post(`/requests/${id}/erase`);
  await desk.post('/lock');
});
test.afterEach(async ({ page }) => {
  await page.close();
  expect(desk.faults).toEqual([]);
  await Promise.all([desk.close(), api.close()]);
  await rm(dirname(desk.folder), { recursive: true });
});

for (const language of triedLanguages)
  test(`${language}: says how many came, the erased among them, and gives them as a file`, { tag: '@release' }, async ({ page }) => {
    const [w, title] = [words, titles[language]];
    await page.goto(desk.address + title.home);
    await page.getByRole('textbox').fill(passphrase);
    await page.keyboard.press('Enter');
    await page.getByRole('navigation').getByRole('link', { name: w.report[language] }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: title.present })).toBeVisible();
    const numberOf = (name: string) =>
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${RegExp.escape(name)}$`) })
        .locator('xpath=following-sibling::dd');
    await expect(numberOf(w.all[language])).toHaveText('2');
    await expect(numberOf('Medical Center')).toHaveText('2');
    await expect(numberOf(w.noOffice[language])).toHaveText('0');
    await expect(numberOf(w.called[language])).toHaveText('0');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page, 'the report');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: w.csv[language] }).press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('requests-2026-12.csv');
    expect(await readFile(await download.path(), 'utf8')).toContain('2026-12,office,medical-center,2\r\n');

    await page.getByRole('link', { name: title.before }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: title.before })).toBeVisible();
    await expect(page.getByText(w.nothing[language])).toBeVisible();
    await expectAccessible(page, 'a month with nothing');
  });
