/** Tests calls and notes at two desks, by keyboard alone; accessible at each step, down to 320 px. */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Locator } from '@playwright/test';
import type { Answers } from '#app/requests/answers.ts';
import { lock } from '#app/requests/lock.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { wordsIn } from '#app/site/language.ts';
import { type DeskFixture, passphrase, setUpDesk, startDesk } from '../../office/desk-fixture.ts';
import { words as lookWords } from '../../office/look/words.ts';
import { words as noteWords } from '../../office/notes/words.ts';
import { words as requestWords } from '../../office/requests/words.ts';
import { type ApiFixture, startApi } from '../../server/testing/api-fixture.ts';
import { expectSound, smallest, tabTo } from '../support/desk-page.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

let api: ApiFixture;
let desks: DeskFixture[];
test.beforeEach(async () => {
  api = await startApi();
  desks = await Promise.all([startDesk(), startDesk()]);
  for (const desk of desks) await setUpDesk(desk, api.port);
});
test.afterEach(async ({ page }) => {
  await page.close();
  for (const { faults } of desks) expect(faults).toEqual([]);
  await Promise.all([api.close(), ...desks.map((desk) => desk.close())]);
  await Promise.all(desks.map(({ folder }) => rm(dirname(folder), { recursive: true })));
});
test.use({ expected: { problems: [/status 422/, /Failed to load resource.*422/] }, viewport: smallest });

for (const language of triedLanguages) {
  test(`noted at one desk, seen at the other within a minute (${language})`, { tag: '@release' }, async ({ page, context }) => {
    const [n, r, l] = [wordsIn(noteWords, language), wordsIn(requestWords, language), wordsIn(lookWords, language)];
    const answers: Answers = {
      'for-whom': 'for-me',
      'first-name': 'Rosa',
      phone: '(210) 555-0199',
      'visit-reason': ['visit-worse'],
      'consent-call': true,
    };
    const envelope = await lock({ form: 'appointment', language, answers }, sampleKeyPair.publicKey);
    await api.send(envelope);
    const later: Answers = { ...answers, 'first-name': 'Beto', phone: '(210) 555-0188', 'visit-reason': ['visit-new'] };
    await api.send(await lock({ form: 'appointment', language, answers: later }, sampleKeyPair.publicKey));
    const [one, other] = desks as [DeskFixture, DeskFixture];
    const [first, second] = [page, await context.newPage()];
    await second.clock.install();
    for (const [desk, at] of [
      [one, first],
      [other, second],
    ] as const) {
      await at.emulateMedia({ colorScheme: at === first ? 'dark' : 'light' });
      await at.goto(`${desk.address}${language === 'es' ? 'es/' : ''}unlock`);
      await at.locator('#passphrase').fill(passphrase);
      await at.keyboard.press('Enter');
      await expect(at.getByText(r.asOf('').trim())).toBeVisible();
    }
    const [row, otherRow] = [first, second].map((at) => at.getByRole('listitem').filter({ hasText: 'Rosa' })) as [Locator, Locator];
    for (const text of ['(210) 555-0199', language === 'es' ? 'Ha empeorado' : 'It got worse']) await expect(row).toContainText(text);
    await expect(otherRow).not.toContainText(n['no-answer']);

    await tabTo(first, first.getByRole('link', { name: 'Rosa' }));
    await first.keyboard.press('Enter');
    await tabTo(first, first.getByRole('button', { name: n.save, exact: true }));
    await first.keyboard.press('Enter');
    await expect(first.getByRole('alert')).toHaveText(n.needsBy);
    await expectSound(first, 'a note without initials');
    await tabTo(first, first.getByLabel(n.by));
    await first.keyboard.insertText('EM');
    await tabTo(first, first.getByLabel(n.text, { exact: true }));
    await first.keyboard.insertText('Contesta la hija');
    await tabTo(first, first.getByRole('button', { name: n['no-answer'] }));
    await first.keyboard.press('Enter');
    await expect(first.getByRole('status').first()).toHaveText(r.noted);
    await expect(first.getByRole('region', { name: r.callCard })).toContainText(n.nextTry('').trim());
    await expect(first.getByLabel(n.by)).toHaveValue('EM');
    await expectSound(first, 'a request with a note');

    // The other desk's list, where nobody is typing, updates by itself.
    await second.clock.fastForward(46_000);
    await expect(otherRow).toContainText(n['no-answer']);
    // While a person types there, the page does not change.
    await otherRow.getByRole('link').click();
    await second.getByLabel(n.text, { exact: true }).fill('half a sentence');
    await tabTo(first, first.getByRole('button', { name: n.done }));
    await first.keyboard.press('Enter');
    await expect(first.getByRole('status').first()).toHaveText(r.noted);
    await second.clock.fastForward(46_000);
    await expect(second.getByText(l.meanwhile)).toBeVisible();
    await expect(second.getByLabel(n.text, { exact: true })).toHaveValue('half a sentence');
    await second.getByLabel(n.by).fill('RG');
    await second.getByRole('button', { name: n.message }).click();
    await expect(second.getByRole('group', { name: n.chooseState })).toBeVisible();
    await expect(second.locator('#notes')).toContainText('half a sentence');
    await expectSound(second, 'two desks that noted differently');
    await second.getByRole('group', { name: n.chooseState }).getByRole('button', { name: n.done }).click();
    await expect(second.getByText(n.chooseState)).toBeHidden();

    await first.goto(`${one.address}${language === 'es' ? 'es/' : ''}requests`);
    await tabTo(first, first.getByLabel(r.find));
    await first.keyboard.type('5550199');
    await first.keyboard.press('Enter');
    await expect(first.getByRole('heading', { name: r.found(1) })).toBeFocused();
    await expectSound(first, 'what was found');
    await first.goto(`${one.address}${language === 'es' ? 'es/' : ''}requests/call-list`);
    await expect(first.getByRole('heading', { name: r.callList })).toBeVisible();
    await expectSound(first, 'call list');
    await first.emulateMedia({ media: 'print' });
    await expect(first.getByRole('button', { name: l.print })).toBeHidden();
    // Rosa was reached.
    await expect(first.getByRole('rowheader')).toHaveText(['Beto']);
    for (const text of ['(210) 555-0188', language === 'es' ? 'Algo nuevo' : 'Something new', n.new])
      await expect(first.getByRole('row').last()).toContainText(text);
  });
}
