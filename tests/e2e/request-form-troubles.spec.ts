/** The forms where something is wrong: answers, the connection, the server, the browser. */
import type { Page } from '@playwright/test';
import { startWords } from '#app/parts/request-form/start-words.ts';
import { words } from '#app/parts/request-form/words.ts';
import { words as questionWords } from '#app/parts/returning-question/words.ts';
import { officePath, type Problem, requestsPath } from '#app/requests/api.ts';
import { askedFields } from '#app/requests/asked.ts';
import type { RequestForm } from '#app/requests/content.ts';
import type { Envelope } from '#app/requests/envelope.ts';
import { sampleOfficeToken } from '#app/requests/sample-key.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { hydrate } from '../support/hydration.ts';
import { printed } from '../support/pdf.ts';
import { officePhones } from '../support/practice.ts';
import { definitionOf, fillStep, keptInTab, openedAtOffice, openForm, question } from '../support/request-form.ts';
import { blockStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ reducedMotion: 'reduce' });

const short = { 'for-whom': 'for-me', 'first-name': 'Ana', phone: '(210) 555-0123', 'consent-call': true } as const;

async function fillShort(page: Page, language: Language) {
  await openForm(page, 'appointment', language);
  await fillStep(page, 'appointment', language, short);
}

/** Ids of the envelopes that leave the page, as they do. */
function sentIds(page: Page): string[] {
  const ids: string[] = [];
  page.on('request', (one) => {
    if (one.method() === 'POST' && new URL(one.url()).pathname === requestsPath) ids.push((one.postDataJSON() as Envelope).id);
  });
  return ids;
}

const widthOver = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const language of triedLanguages) {
  test(`${language}: every step with its faults shown passes axe, fits 320 px and prints`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const form of ['appointment', 'registration'] as const satisfies RequestForm[]) {
      await page.emulateMedia({ colorScheme: form === 'appointment' ? 'light' : 'dark' });
      // What the first form was told would answer questions of the second.
      if (form === 'registration') await page.evaluate(() => sessionStorage.clear());
      await openForm(page, form, language);
      const { steps } = definitionOf(form, language);
      for (const [at, step] of steps.entries()) {
        const last = at + 1 === steps.length;
        const name = form === 'appointment' ? words.send[language] : words[last ? 'toReview' : 'next'][language];
        const patient = { 'for-whom': at === 0 ? 'for-child' : short['for-whom'] };
        const fields = askedFields({ ...definitionOf(form, language), steps: [step] }, patient);
        // One fault of every kind that the step has room for.
        const wrong = {
          phone: '555',
          email: 'ana',
          'birth-date': '2090-04-25',
          'visit-words': 'ñ'.repeat(501),
          'reason-words': 'ñ'.repeat(501),
        };
        await fillStep(page, form, language, { ...patient, ...wrong }, at);
        const required = fields.filter((field) => field.required && field.id !== 'for-whom' && field.id !== 'phone');
        const invalid = fields.filter(({ id }) => id in wrong);
        await page.getByRole('button', { name, exact: true }).click();
        const count = required.length + invalid.length;
        if (count > 0) await expect(page.getByRole('region', { name: words.faultsTitle[language](count) })).toBeFocused();
        for (const field of [...required, ...invalid])
          await expect(question(page, field)).toHaveAccessibleDescription(
            field.required && field.message && required.includes(field) ? new RegExp(field.message.replace('?', '\\?')) : /./,
          );
        // The steps between are made of the same parts in both languages.
        if (language === 'en' || at === 0 || last) await expectAccessible(page, `${form} ${at + 1} with ${count} faults`);
        expect(await widthOver(page), `${form} ${at + 1}`).toBeLessThanOrEqual(0);
        if (at === 0) expect((await printed(page)).bytes).toBeGreaterThan(5000);
        if (count === 0) continue;
        // Mended, the faults are gone at once.
        await fillStep(
          page,
          form,
          language,
          { ...short, 'last-name': 'Díaz', email: 'ana@example.com', 'birth-date': '1990-04-25', 'visit-words': 'ñ', 'reason-words': 'ñ' },
          at,
        );
        await expect(page.getByRole('region', { name: words.faultsTitle[language](count) })).toBeHidden();
        if (form === 'registration') await page.getByRole('button', { name, exact: true }).click();
      }
      if (form === 'registration') {
        await expect(page.getByRole('heading', { name: words.reviewTitle[language] })).toBeVisible();
        await expectAccessible(page, 'review');
        expect(await widthOver(page), 'review').toBeLessThanOrEqual(0);
      }
    }
    // The end of the way, as narrow.
    await page.getByRole('button', { name: words.sendRegistration[language], exact: true }).click();
    await expect(page.getByRole('heading', { name: words.sampleSentTitle[language] })).toBeVisible();
    await expectAccessible(page, 'receipt');
    expect(await widthOver(page), 'receipt').toBeLessThanOrEqual(0);
  });
}

test('only times exist at which the chosen doctor is at the chosen office', async ({ page }) => {
  await openForm(page, 'appointment', 'en');
  const times = page.getByRole('group', { name: /^Days and times/ });
  await expect(times.getByRole('checkbox')).toHaveCount(9);
  await times.getByLabel('Monday morning').check();
  await page.getByLabel('Lincoln Heights', { exact: true }).check();
  await page.getByLabel('Dr. Elena Márquez').check();
  // What was marked before stays, and is said to be impossible; what is not marked cannot be.
  await expect(times).toContainText(words.impossible.en);
  await expect(times.getByLabel('Wednesday morning')).toBeDisabled();
  await expect(times.getByLabel('Tuesday afternoon')).toBeEnabled();
  await times.getByLabel('Monday morning').uncheck();
  await expect(times).not.toContainText(words.impossible.en);
  await expect(times.getByLabel('Monday morning')).toBeDisabled();
});

test.describe('the connection lost', () => {
  test.use({ expected: { problems: [/ERR_INTERNET_DISCONNECTED/] } });

  test('it says not sent yet, keeps trying, and sends the one request when it is back', async ({ page, context, request }) => {
    const ids = sentIds(page);
    await fillShort(page, 'es');
    await context.setOffline(true);
    await page.getByRole('button', { name: words.send.es }).click();
    const waiting = page.getByRole('status').filter({ hasText: words.notSentYet.es });
    await expect(waiting).toContainText(words.keepsTrying.es);
    await expectAccessible(page, 'not sent yet');
    await expect(page.getByRole('heading', { name: words.sampleSentTitle.es })).toHaveCount(0);
    for (const { shown } of officePhones) await expect(page.getByRole('main').getByRole('link', { name: shown }).first()).toBeVisible();
    await page.getByRole('button', { name: words.tryNow.es }).click();
    await expect(waiting).toBeVisible();
    // Back to the answers and on again: the same request.
    await page.getByRole('button', { name: words.backToAnswers.es }).click();
    await expect(page.getByRole('textbox', { name: 'Nombre o nombres' })).toHaveValue('Ana');
    await page.getByRole('button', { name: words.send.es }).click();
    await expect(waiting).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: words.sampleSentTitle.es })).toBeVisible();
    expect(new Set(ids).size).toBe(1);
    expect((await openedAtOffice(request, ids[0] ?? '')).answers).toEqual(short);
  });
});

test.describe('a server that cannot take it', () => {
  test.use({ expected: { problems: [/status (503|422)|Failed to load resource/] } });

  test('busy: it comes again by itself, also when the answer got lost and the page was loaded anew', async ({ page, request }) => {
    const ids = sentIds(page);
    page.on('dialog', (dialog) => dialog.accept());
    let through = false;
    await page.route(`**${requestsPath}`, async (route) => {
      if (through) return route.continue();
      if (ids.length === 1) return route.fulfill({ status: 503, json: { code: 'busy', retryAfter: 1 } satisfies Partial<Problem> });
      // The server takes it, but the answer is lost on the way, as behind a network's sign-in page.
      await route.fetch();
      return route.fulfill({ status: 200, body: '<html>Sign in</html>' });
    });
    await fillShort(page, 'en');
    await page.getByRole('button', { name: words.send.en }).click();
    await expect(page.getByRole('status').filter({ hasText: words.busy.en })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: words.noAnswer.en })).toBeVisible();
    through = true;
    await page.reload();
    await hydrate(page);
    await expect(page.getByRole('heading', { name: words.sampleSentTitle.en })).toBeVisible();
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(new Set(ids).size).toBe(1);
    const list = await request.get(officePath, { headers: { authorization: `Bearer ${sampleOfficeToken}` } });
    expect(((await list.json()) as { requests: { id: string }[] }).requests.filter(({ id }) => id === ids[0])).toHaveLength(1);
  });

  test('outdated: it says to load the page again, and the answers stay', async ({ page }) => {
    await page.route(`**${requestsPath}`, (route) => route.fulfill({ status: 422, json: { code: 'outdated' } satisfies Partial<Problem> }));
    await fillShort(page, 'es');
    await page.getByRole('button', { name: words.send.es }).click();
    await expect(page.getByRole('status').filter({ hasText: words.outdated.es })).toBeVisible();
    await expectAccessible(page, 'refused');
    await page.unrouteAll();
    await page.getByRole('button', { name: words.reload.es }).click();
    await expect(page.getByRole('heading', { name: words.refusedTitle.es })).toHaveCount(0);
    await hydrate(page);
    await expect(page.getByRole('textbox', { name: 'Nombre o nombres' })).toHaveValue('Ana');
    await page.getByRole('button', { name: words.send.es }).click();
    await expect(page.getByRole('heading', { name: words.sampleSentTitle.es })).toBeVisible();
    expect(await keptInTab(page)).toEqual(['request-receipt']);
  });
});

test('where storage is blocked the form works, over a change of language too', async ({ page }) => {
  await blockStorage(page);
  await fillShort(page, 'en');
  await page.getByRole('banner').getByRole('link', { name: 'Español', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre o nombres' })).toHaveValue('Ana');
  await page.getByRole('button', { name: words.send.es }).click();
  await expect(page.getByRole('heading', { name: words.sampleSentTitle.es })).toBeVisible();
});

test('a browser that cannot lock is given the phones', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  for (const id of ['appointment-request', 'new-patient'] as const) {
    await page.goto(`${pathOf(id, 'en')}#write`);
    await hydrate(page);
    await expect(page.getByText(startWords.cannotLock.en)).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: officePhones[0]?.shown ?? '' })
        .first(),
    ).toBeVisible();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no form: the phones and the printable sheet, as ever', async ({ page }) => {
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
