/** Tests the form on a slow phone, a registration that outlives its tab, and the form for patients who cannot come. */
import { deviceWords } from '#app/parts/request-form/device-words.ts';
import { startWords } from '#app/parts/request-form/start-words.ts';
import { words } from '#app/parts/request-form/words.ts';
import { words as questionWords } from '#app/parts/returning-question/words.ts';
import type { Envelope } from '#app/requests/envelope.ts';
import { fieldsOf } from '#app/requests/form-definition.ts';
import { pathOf } from '#app/site/paths.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { hydrate } from '../support/hydration.ts';
import { shiftSoFar, watchShift } from '../support/layout-shift.ts';
import { definitionOf, fillStep, formPath, openedAtOffice, openForm, question } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const forMe = { 'for-whom': 'for-me', 'first-name': 'Ana' } as const;
const phone = { width: 360, height: 740 };

for (const language of triedLanguages) {
  for (const form of ['appointment', 'registration', 'cancellation'] as const)
    test(`${language}, ${form}: opened at its form, a page asks nothing twice and does not move`, { tag: '@release' }, async ({ page }) => {
      await page.setViewportSize(phone);
      const gate = Promise.withResolvers<void>();
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await gate.promise;
        await route.continue();
      });
      await watchShift(page);
      await page.goto(formPath(form, language), { waitUntil: 'commit' });
      await expect(page.getByText(startWords.loading[language])).toBeVisible();
      await expect(page.getByText(questionWords.question[language](3))).toBeHidden();
      await expect(page.getByRole('link', { name: startWords.startRegistration[language] })).toBeHidden();
      gate.resolve();
      await expect(page.getByRole('button', { name: words.erase[language] })).toBeVisible();
      expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.1);
    });

  test(`${language}: who cannot come says so in one short page, and the office opens it`, async ({ page, request }) => {
    await page.goto(pathOf('change-or-cancel', language));
    await hydrate(page);
    await page.getByRole('main').getByRole('link', { name: startWords.startCancellation[language] }).click();
    const answers = { 'first-name': 'Ana', 'missed-visit': 'Monday at 8 am', phone: '(210) 555-0123', 'consent-call': true } as const;
    await fillStep(page, 'cancellation', language, { ...answers, instead: 'instead-nothing' });
    const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/requests'));
    await page.getByRole('button', { name: words.send[language] }).click();
    const envelope = (await sent).postDataJSON() as Envelope;
    await expect(page.getByRole('heading', { name: words.sampleSentTitle[language] })).toBeFocused();
    expect(await openedAtOffice(request, envelope.id)).toMatchObject({
      form: 'cancellation',
      answers: { 'first-name': 'Ana', 'missed-visit': 'Monday at 8 am', instead: 'instead-nothing' },
    });
  });
}

test('a registration outlives its tab where the visitor asks for it, until the end of tomorrow', { tag: '@release' }, async ({
  page,
  context,
}) => {
  await page.clock.setSystemTime(new Date('2026-11-28T20:00:00-06:00'));
  await openForm(page, 'registration', 'en');
  await fillStep(page, 'registration', 'en', forMe);
  // The tab is closed only after the stored draft has changed, so that it has the last answer.
  const kept = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.requestKept);
  await page.getByRole('checkbox', { name: deviceWords.keepHere.en }).check();
  await expect.poll(kept).not.toBeNull();
  await page.getByRole('button', { name: words.next.en }).click();
  const before = await kept();
  await fillStep(page, 'registration', 'en', { phone: '(210) 555-0123' }, 1);
  await expect.poll(async () => (await kept()) === before).toBe(false);
  await page.close();

  const later = await context.newPage();
  await test.step('the next evening it goes on at the step where it was left', async () => {
    await later.clock.setSystemTime(new Date('2026-11-29T23:00:00-06:00'));
    await later.goto(formPath('registration', 'en'));
    await hydrate(later);
    await expect(later).toHaveURL(/#write-2$/);
    const phoneField = fieldsOf(definitionOf('registration', 'en')).find(({ id }) => id === 'phone');
    await expect(question(later, phoneField as NonNullable<typeof phoneField>)).toHaveValue('(210) 555-0123');
  });
  await test.step('on a device that is not the visitor’s own it is not kept', async () => {
    await later.goto(formPath('appointment', 'en'));
    await hydrate(later);
    await later.getByRole('checkbox', { name: deviceWords.notMine.en }).check();
    expect(await later.evaluate(() => localStorage.getItem('request-kept'))).toBeNull();
    await expect(later.getByRole('checkbox', { name: deviceWords.keepHere.en })).toHaveCount(0);
  });
  await later.close();
});

test('what was kept is gone when its day is past', { tag: '@release' }, async ({ page }) => {
  await page.clock.setSystemTime(new Date('2026-11-30T00:30:00-06:00'));
  await page.addInitScript(() =>
    localStorage.setItem('request-kept', JSON.stringify({ until: '2026-11-29', draft: '{"first-name":"Ana"}' })),
  );
  await openForm(page, 'registration', 'en');
  await expect(page.getByRole('textbox', { name: /^First and middle name/ })).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('request-kept'))).toBeNull();
});

test('the browser asks before a tab with a registration is closed, and not on the way to the other language', { tag: '@release' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openForm(page, 'registration', 'en');
  await fillStep(page, 'registration', 'en', forMe);
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page.getByRole('textbox', { name: /^Nombre o nombres/ })).toHaveValue('Ana');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: words.next.es }).click();
  await expect(page).toHaveURL(/#write-2$/);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
});
