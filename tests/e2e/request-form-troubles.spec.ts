/** Tests the forms when something is wrong: answers, the connection, the server, the browser. */
import type { Page } from '@playwright/test';
import { startWords } from '#app/parts/request-form/start-words.ts';
import { words } from '#app/parts/request-form/words.ts';
import { words as questionWords } from '#app/parts/returning-question/words.ts';
import { type Problem, requestsPath } from '#app/requests/api.ts';
import type { Envelope } from '#app/requests/envelope.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { holdScripts } from '../support/hydration.ts';
import { officePhones } from '../support/practice.ts';
import { definitionOf, fillStep, formPath, keptInTab, openedAtOffice, openForm } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ reducedMotion: 'reduce' });

const short = { 'for-whom': 'for-me', 'first-name': 'Ana', phone: '(210) 555-0123', 'consent-call': true } as const;

async function fillShort(page: Page, language: Language) {
  await openForm(page, 'appointment', language);
  await fillStep(page, 'appointment', language, short);
}

/** Records the ids of the envelopes that leave the page. */
function sentIds(page: Page): string[] {
  const ids: string[] = [];
  page.on('request', (one) => {
    if (one.method() === 'POST' && new URL(one.url()).pathname === requestsPath) ids.push((one.postDataJSON() as Envelope).id);
  });
  return ids;
}

test('the form offers only the doctors and times that can be', { tag: '@release' }, async ({ page }) => {
  await openForm(page, 'appointment', 'en');

  await test.step('only times exist at which the chosen doctor is at the chosen office', async () => {
    const times = page.getByRole('group', { name: /^Days and times/ });
    await expect(times.getByRole('checkbox')).toHaveCount(9);
    await times.getByLabel('Monday morning').check();
    await page.getByLabel('Lincoln Heights', { exact: true }).check();
    await page.getByLabel('Dr. Elena Márquez').check();
    // A choice made earlier stays selected and is reported as impossible; one not selected is disabled.
    await expect(times).toContainText(words.impossible.en);
    await expect(times.getByLabel('Wednesday morning')).toBeDisabled();
    await expect(times.getByLabel('Tuesday afternoon')).toBeEnabled();
    await times.getByLabel('Monday morning').uncheck();
    await expect(times).not.toContainText(words.impossible.en);
    await expect(times.getByLabel('Monday morning')).toBeDisabled();
  });

  await test.step('a child cannot choose a doctor of adults, also when the age comes later', async () => {
    await fillStep(page, 'appointment', 'en', { 'for-whom': 'for-me', physician: 'whitaker' });
    const doctor = page.getByRole('radiogroup', { name: 'Doctor' });
    await expect(doctor.getByLabel('Dr. James Whitaker', { exact: true })).toHaveAccessibleDescription(/Sees adults only · speaks English/);
    await expect(doctor.getByLabel('Dr. Ricardo Salinas', { exact: true })).toBeEnabled();
    await fillStep(page, 'appointment', 'en', { 'birth-date': '2019-05-02' });
    await expect(doctor.getByText(words.tooYoung.en(18))).toBeVisible();
    await expect(doctor.getByLabel('Dr. Ricardo Salinas', { exact: true })).toBeDisabled();
    await expect(doctor.getByText(words.notThisPatient.en).first()).toBeVisible();
    await doctor.getByLabel('Dr. Elena Márquez', { exact: true }).check();
    await expect(doctor.getByText(words.tooYoung.en(18))).toBeHidden();
  });
});

const focusOf = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '');

async function tabTo(page: Page, name: string) {
  for (let turn = 0; (await focusOf(page)) !== name; turn++) {
    expect(turn, name).toBeLessThan(60);
    await page.keyboard.press('Tab');
  }
}

test('what is written outlives a change of language and of form, and is gone by a button; then by keyboard alone', {
  tag: '@release',
}, async ({ page, request }) => {
  await test.step('the tap before the page is hydrated opens the form', async () => {
    const held = await holdScripts(page);
    await page.goto(pathOf('new-patient', 'en'));
    await page.getByRole('link', { name: startWords.startRegistration.en }).click();
    await held.asked;
    held.release();
    await expect(page.getByRole('button', { name: words.next.en, exact: true })).toBeVisible();
    // The words for comparing the key are shown on demand.
    await expect(page.getByText('dragon')).toBeHidden();
    await page.getByText(words.howLocked.en).click();
    await expect(page.getByText('dragon')).toBeVisible();
  });

  await test.step('the other language', async () => {
    await fillStep(page, 'registration', 'en', { 'for-whom': 'for-child', 'first-name': 'Zoë', 'birth-date': '2019-03-05' });
    await page.getByRole('button', { name: words.next.en, exact: true }).click();
    await page.getByRole('textbox', { name: 'Street address', exact: true }).fill('1 Main St');
    await page.getByRole('banner').getByRole('link', { name: 'Español', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pacientes nuevos' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Domicilio', exact: true })).toHaveValue('1 Main St');
    await page.getByRole('button', { name: words.back.es, exact: true }).click();
    await expect(page.getByText('5 de marzo de 2019')).toBeVisible();
  });

  await test.step('the same questions on the short form are answered already, until they are erased', async () => {
    const name = page.getByRole('textbox', { name: 'Nombre o nombres' });
    // Nothing is pressed: the address alone opens the form.
    await page.goto(formPath('appointment', 'es'));
    await expect(name).toHaveValue('Zoë');
    await page.getByRole('button', { name: words.erase.es }).click();
    await page.getByRole('button', { name: words.eraseYes.es }).click();
    await expect(page.getByText(startWords.erased.es)).toBeVisible();
    expect(await keptInTab(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: questionWords.yesMeaning.es }).press('Enter');
    await expect(name).toHaveValue('');
  });

  await test.step('by keyboard alone, with a fault on the way', async () => {
    await expect(page.getByRole('heading', { name: definitionOf('appointment', 'es').steps[0]?.title ?? '', exact: true })).toBeFocused();
    await tabTo(page, 'for-whom');
    await page.keyboard.press('Space');
    await tabTo(page, 'first-name');
    await page.keyboard.type('Ñ');
    await page.keyboard.press('Enter');
    const faults = page.getByRole('region', { name: words.faultsTitle.es(2) });
    await expect(faults).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focusOf(page)).toBe('phone');
    await page.keyboard.type('210 555 0100');
    await expect(faults).toBeHidden();
    await tabTo(page, 'consent-call');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: words.send.es }).focus();
    const sent = page.waitForRequest((one) => new URL(one.url()).pathname === requestsPath);
    await page.keyboard.press('Enter');
    const { id } = (await sent).postDataJSON() as Envelope;
    await expect(page.getByRole('heading', { name: words.sampleSentTitle.es })).toBeFocused();
    const answers = { 'for-whom': 'for-me', 'first-name': 'Ñ', phone: '(210) 555-0100', 'consent-call': true };
    expect((await openedAtOffice(request, id)).answers).toEqual(answers);
  });
});

test.describe('what does not get through', () => {
  test.use({ expected: { problems: [/ERR_INTERNET_DISCONNECTED/, /status 422|Failed to load resource/] } });

  test('refused it keeps the answers; without a connection it keeps trying, and the one request is sent', async ({
    page,
    context,
    request,
  }) => {
    const name = page.getByRole('textbox', { name: 'Nombre o nombres' });
    const send = page.getByRole('button', { name: words.send.es, exact: true });
    const received = page.getByRole('heading', { name: words.sampleSentTitle.es });

    await test.step('outdated: it says to load the page again, and the answers stay', async () => {
      await page.route(`**${requestsPath}`, (route) =>
        route.fulfill({ status: 422, json: { code: 'outdated' } satisfies Partial<Problem> }),
      );
      await fillShort(page, 'es');
      await send.click();
      await expect(page.getByRole('status').filter({ hasText: words.outdated.es })).toBeVisible();
      if (visitsEverything) await expectAccessible(page, 'refused');
      await page.unrouteAll();
      await page.getByRole('button', { name: words.reload.es }).click();
      await expect(page.getByRole('heading', { name: words.refusedTitle.es })).toHaveCount(0);
      await expect(name).toHaveValue('Ana');
    });

    await test.step('the connection lost: it says not sent yet, keeps trying, and sends the one request when it is back', async () => {
      const ids = sentIds(page);
      await context.setOffline(true);
      await send.click();
      const waiting = page.getByRole('status').filter({ hasText: words.notSentYet.es });
      await expect(waiting).toContainText(words.keepsTrying.es);
      await expectAccessible(page, 'not sent yet');
      await expect(received).toHaveCount(0);
      for (const { shown } of officePhones) await expect(page.getByRole('main').getByRole('link', { name: shown }).first()).toBeVisible();
      await page.getByRole('button', { name: words.tryNow.es }).click();
      await expect(waiting).toBeVisible();
      // Back to the answers and then sent again: the same request.
      await page.getByRole('button', { name: words.backToAnswers.es }).click();
      await expect(name).toHaveValue('Ana');
      await send.click();
      await expect(waiting).toBeVisible();
      await context.setOffline(false);
      await expect(received).toBeVisible();
      expect(new Set(ids).size).toBe(1);
      expect((await openedAtOffice(request, ids[0] ?? '')).answers).toEqual(short);
      expect(await keptInTab(page)).toEqual(['request-receipt']);
    });

    await test.step('a browser that cannot lock is given the phones', async () => {
      await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
      for (const id of visitsEverything ? (['appointment-request', 'new-patient'] as const) : (['appointment-request'] as const)) {
        // A new document, not another place in the same page.
        await page.goto('about:blank');
        await page.goto(`${pathOf(id, 'es')}#write`);
        await expect(page.getByText(startWords.cannotLock.es)).toBeVisible();
        await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
        await expect(
          page
            .getByRole('main')
            .getByRole('link', { name: officePhones[0]?.shown ?? '' })
            .first(),
        ).toBeVisible();
      }
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no form: the phones and the printable sheet, as ever', { tag: '@release' }, async ({ page }) => {
    for (const language of triedLanguages) {
      await page.goto(`${pathOf('appointment-request', language)}#write`);
      await expect(page.getByRole('link', { name: questionWords.yesMeaning[language] })).toBeHidden();
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: officePhones[0]?.shown ?? '' })
          .first(),
      ).toBeVisible();
      await page.goto(pathOf('new-patient', language));
      await expect(page.getByRole('link', { name: startWords.startRegistration[language] })).toBeHidden();
      const sheet = page
        .getByRole('main')
        .locator(`a[href="${pathOf('new-patient-intake-archive', language)}"]`)
        .first();
      await expect(sheet).toBeVisible();
    }
  });
});
